import { type ReactElement, useId, useRef } from 'react';
import { formatCount } from '../../../content/format/numbers';
import { Button } from '../button';
import { partSize, useListPart } from './use-list-part';

type Props<Row> = {
  rows: readonly Row[];
  isAlwaysShown?: ((row: Row) => boolean) | undefined;
  /** @param skippable how many rows the browser may skip while out of view */
  children: (shown: readonly Row[], skippable: number) => ReactElement;
};

const rowSelector = 'tbody > tr:not([data-group]), :is(ul, ol)[data-rows] > li';

/** A long list: its first rows, and what shows the others. The first row that a press adds gets the focus. */
export const ListPart = <Row,>({ rows, isAlwaysShown, children }: Props<Row>) => {
  const root = useRef<HTMLDivElement>(null);
  const countId = useId();
  const { shown, skippable, show } = useListPart(rows, isAlwaysShown);
  const press = (more: 'part' | 'all') => {
    const first = show(more);
    const row = root.current?.querySelectorAll<HTMLElement>(rowSelector)[first];
    row?.setAttribute('tabindex', '-1');
    row?.focus();
  };
  const hidden = rows.length - shown.length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div ref={root}>{children(shown, skippable)}</div>
      {hidden > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <Button aria-describedby={countId} onClick={() => press('part')}>
            {`Show ${Math.min(partSize, hidden)} more`}
          </Button>
          <Button aria-describedby={countId} onClick={() => press('all')}>
            Show all
          </Button>
          <p
            id={countId}
            className="figures text-fg-quiet"
          >{`${formatCount(shown.length)} of ${formatCount(rows.length)}`}</p>
        </div>
      )}
    </div>
  );
};
