import type { ReactNode } from 'react';

type Props = { id: string; heading: string; children: ReactNode };

/** A section with its heading in a narrow left column and its content, mostly a list, in a wide right one. */
export const SplitSection = ({ id, heading, children }: Props) => (
  <section aria-labelledby={id} className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
    <h2 id={id} className="text-heading lg:col-span-4">
      {heading}
    </h2>
    <div className="lg:col-span-8">{children}</div>
  </section>
);
