import type { ReactNode } from 'react';

type Props = { id: string; heading: string; children: ReactNode };

/** A section with its heading in the narrow column on the left and its content, a list most often, in the wide one. */
export const SplitSection = ({ id, heading, children }: Props) => (
  <section aria-labelledby={id} className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
    <h2 id={id} className="text-heading lg:col-span-4">
      {heading}
    </h2>
    <div className="lg:col-span-8">{children}</div>
  </section>
);
