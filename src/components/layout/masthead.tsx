import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

type Props = {
  title: string;
  text?: string;
  /** Stands to the right of the words on wide screens: a mosaic, a figure, a list of facts. */
  children?: ReactNode;
  className?: string;
};

/** The head of a plain page: heading and opening words on the left of the grid, whatever the page is about on the right. */
export const Masthead = ({ title, text, children, className }: Props) => (
  <div
    className={classNames('page-grid grid gap-x-8 gap-y-10 pt-20 pb-16 lg:grid-cols-12 lg:pt-24 lg:pb-24', className)}
  >
    <div className="grid content-start gap-7 lg:col-span-8">
      <h1 className="text-title">{title}</h1>
      {text && <p className="max-w-prose text-lead">{text}</p>}
    </div>
    {children && <div className="lg:col-span-4">{children}</div>}
  </div>
);
