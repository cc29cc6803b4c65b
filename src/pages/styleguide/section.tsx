import type { ReactNode } from 'react';

export const StyleguideSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-x-8 gap-y-6 border-t py-12 lg:grid-cols-12">
    <h2 id={id} className="text-heading lg:col-span-3">
      {title}
    </h2>
    <div className="grid min-w-0 grid-cols-1 content-start gap-10 lg:col-span-9">{children}</div>
  </section>
);

export const Specimen = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-4">
    <h3 className="eyebrow">{title}</h3>
    {children}
  </div>
);
