import type { ReactNode } from 'react';
import { StepMark } from '../../../components/media/step-mark';

/** What stands in the place of a list without rows; on a wide page with the outline of the mark beside it. */
export const EmptyList = ({
  className = 'border-y py-10',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={`flex items-start justify-between gap-8 ${className}`}>
    <div className="grid justify-items-start gap-4">{children}</div>
    <StepMark done={0} className="hidden w-1/5 shrink-0 wide:block" />
  </div>
);
