import { type ReactElement, type ReactNode, useRef } from 'react';
import { StepMark } from '../../../components/media/step-mark';
import { Announced } from '../../../components/ui/announced';
import { Button } from '../../../components/ui/button';
import { moveFocusWhenRemoved } from '../../../lib/focus';

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

type Props = {
  filters: ReactElement;
  /** How many rows there are. It is announced when `cause`, the filters, changes. */
  status: string;
  cause: string;
  statusLook?: string;
  /** A text that is as high as the status may become. */
  longest?: string;
  isEmpty: boolean;
  emptyText: ReactElement;
  emptyLook?: string;
  /** Clears the filters; absent where none is set. */
  clear?: (() => void) | undefined;
  /** The table or list. A table may keep its head while it has no row. */
  children: ReactNode;
};

/** A list of the account area: its filters, what is announced of it, and its rows, or what stands in their place. */
export const FilteredList = (props: Props) => {
  const { filters, status, cause, statusLook, longest, isEmpty, emptyText, emptyLook, clear, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const clearFilters = () => {
    clear?.();
    const isVisible = (button: HTMLElement) => button.getClientRects().length > 0;
    moveFocusWhenRemoved(() => [...(root.current?.querySelectorAll('button') ?? [])].find(isVisible));
  };
  return (
    <div ref={root} className="grid grid-cols-1 gap-6">
      {filters}
      <p role="status" data-longest={longest} className={statusLook ?? 'sr-only'}>
        <Announced isLate cause={cause}>
          {isEmpty ? '' : status}
        </Announced>
      </p>
      <div>
        {children}
        <div role="status">
          {isEmpty && (
            <EmptyList className={emptyLook}>
              {emptyText}
              {clear && <Button onClick={clearFilters}>Clear filters</Button>}
            </EmptyList>
          )}
        </div>
      </div>
    </div>
  );
};
