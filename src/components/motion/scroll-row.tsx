import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { useCarousel } from './use-carousel';

/** From the beginning of one item to that of the next. */
const stepOf = ({ children: [first, second] }: HTMLElement) =>
  (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);

type Props = {
  labelledBy: string;
  /** What the items are, for the names of the buttons: 'projects'. */
  items: string;
  children: ReactNode;
};

/** On a phone a row that scrolls sideways, with two buttons below; on wider pages its items are part of the grid around it. */
export const ScrollRow = ({ labelledBy, items, children }: Props) => {
  const { previous, next, atStart, atEnd, canScroll, move, rowProps } = useCarousel<HTMLUListElement>(stepOf);
  return (
    <>
      <ul aria-labelledby={labelledBy} tabIndex={canScroll ? 0 : undefined} className="strip" {...rowProps}>
        {children}
      </ul>
      <div className="flex flex-wrap gap-3 sm:hidden noscript:hidden print:hidden">
        {[
          { label: 'Back', ref: previous, isAtEnd: atStart, direction: -1 as const },
          { label: 'Next', ref: next, isAtEnd: atEnd, direction: 1 as const },
        ].map(({ label, direction, ...button }) => (
          <Button
            key={label}
            {...button}
            size="small"
            className="min-h-11"
            aria-label={`${label}: ${items}`}
            onClick={() => move(direction)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
};
