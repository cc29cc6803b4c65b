import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

type Props = {
  id: string;
  title: string;
  titleLook?: string | undefined;
  /** Whether the heading gets the focus when something in the section was done. */
  takesFocus?: boolean;
  className?: string | undefined;
  /** Class names of a box around heading and content, in a section that is as wide as the window. */
  inner?: string;
  children?: ReactNode;
};

export const TitledSection = ({
  id,
  title,
  titleLook = 'text-heading',
  takesFocus,
  className,
  inner,
  children,
}: Props) => {
  const content = (
    <>
      <h2 id={id} {...(takesFocus && { tabIndex: -1 })} className={classNames(titleLook, takesFocus && 'outline-none')}>
        {title}
      </h2>
      {children}
    </>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {inner === undefined ? content : <div className={inner}>{content}</div>}
    </section>
  );
};
