import type { ReactNode } from 'react';

type Props = { title: ReactNode; intro?: ReactNode; children?: ReactNode };

export const PageHeading = ({ title, intro, children }: Props) => (
  <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
    <div className="grid min-w-0 max-w-5xl grid-cols-1 gap-3">
      <h1 className="text-title">{title}</h1>
      {intro && <p className="max-w-measure text-lead">{intro}</p>}
    </div>
    {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
  </div>
);
