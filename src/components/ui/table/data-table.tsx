import { type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../../../lib/class-names';
import { skippedCompactRowLook, skippedRowLook } from './row-height';
import { useRowWindow } from './use-row-window';

export type SortDirection = 'ascending' | 'descending';

export type Column<Row> = {
  id: string;
  header: string;
  /** Null where the row has nothing to say. */
  cell: (row: Row) => ReactNode;
  /** Figures stand right. */
  isNumeric?: boolean;
  /** Whether it is for the screen only. */
  isUnprinted?: boolean;
  /** Class for the width on wide screens. Columns with widths stay in place when the rows change. */
  width?: string;
  /** Classes for its place in a compact row on narrow screens, see `narrow` of the table. */
  narrow?: string;
  /** Given where the table can be sorted by this column. */
  sort?: { direction: SortDirection | null; onSort: () => void };
};

type Props<Row> = {
  /** What the table is, for those who cannot see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows that follow one another with the same group stand under one heading row with its name. */
  groupOf?: ((row: Row) => string) | undefined;
  /** On narrow screens a row is compact, without labels: classes of its grid, and its estimated height in pixels. */
  narrow?: { row: string; height: number };
};

type Line<Row> = { key: string; row: Row } | { key: string; group: string };

/** The rows with a heading before the first of each group. */
const linesOf = <Row,>({ rows, rowKey, groupOf }: Pick<Props<Row>, 'rows' | 'rowKey' | 'groupOf'>): Line<Row>[] => {
  let last: string | undefined;
  return rows.flatMap((row): Line<Row>[] => {
    const key = rowKey(row);
    const group = groupOf?.(row);
    if (group === undefined || group === last) return [{ key, row }];
    last = group;
    return [
      { key: `group ${group}`, group },
      { key, row },
    ];
  });
};

/** The column's name before each value on narrow screens. CSS content with empty alternative text keeps it out of the cell's text. */
const labelLook =
  "not-print:max-lg:before:text-fg-quiet not-print:max-lg:before:text-sm not-print:max-lg:before:content-[attr(data-label)_/_'']";

const labelledRowLook =
  'not-print:max-lg:gap-x-4 not-print:max-lg:grid-cols-[minmax(5rem,auto)_1fr] not-print:max-lg:py-4 not-print:md:max-lg:grid-cols-[minmax(5rem,auto)_1fr_minmax(5rem,auto)_1fr]';

/** The arrow of the sorted column, also CSS content. */
const arrows = {
  ascending: "after:content-['▲'_/_'']",
  descending: "after:content-['▼'_/_'']",
  none: "after:text-line-strong after:content-['▽'_/_'']",
};

const SortButton = ({
  header,
  direction,
  onSort,
}: {
  header: string;
  direction: SortDirection | null;
  onSort: () => void;
}) => (
  <button
    type="button"
    onClick={onSort}
    className={`inline-flex min-h-6 items-center gap-1.5 font-semibold after:w-[1em] after:text-center after:text-xs print:after:content-none ${arrows[direction ?? 'none']}`}
  >
    {header}
  </button>
);

const Cell = <Row,>({
  column: { header, cell, isNumeric, isUnprinted, narrow },
  row,
}: {
  column: Column<Row>;
  row: Row;
}) => {
  const content = cell(row);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see `DataTable`
    <td
      role="cell"
      data-label={header}
      className={classNames(
        'py-3.5 pr-6 align-top last:pr-0 not-print:max-lg:pr-0',
        narrow === undefined
          ? `not-print:max-lg:col-span-2 not-print:max-lg:grid not-print:max-lg:grid-cols-subgrid not-print:max-lg:py-1 ${labelLook}`
          : `not-print:max-lg:py-0 ${narrow}`,
        isNumeric && 'figures print:text-right lg:text-right',
        isUnprinted && 'print:hidden',
        // Visually hidden on narrow screens, but still a cell of the table.
        content === null && 'not-print:max-lg:sr-only',
      )}
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{content ?? '–'}</span>
    </td>
    // biome-ignore-end lint/a11y/noRedundantRoles: see `DataTable`
  );
};

/**
 * A virtualized table: of ten thousand rows, only those near the viewport are in the DOM; `aria-rowindex` has their real
 * numbers. The head stays below the site's header. On narrow screens each row is a block; in print it is a row at any width. The roles are explicit because
 * changing `display` removes the native ones.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, groupOf, narrow }: Props<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const lines = useMemo(() => linesOf({ rows, rowKey, groupOf }), [rows, rowKey, groupOf]);
  const { items, before, after, measure } = useRowWindow(body, lines.length, narrow?.height);
  const shown = (items ?? [...lines.keys()]).flatMap((index) => {
    const line = lines[index];
    return line ? [{ line, index }] : [];
  });

  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the narrow layout changes `display`, which would drop the native roles
    <table
      role="table"
      aria-rowcount={lines.length + 1}
      className={classNames(
        'under-a-bar w-full border-collapse text-left not-print:max-lg:block',
        columns.some(({ width }) => width) && 'lg:table-fixed',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      {/* The line is a shadow, because a border does not come along with a sticky head. */}
      <thead
        role="rowgroup"
        className="not-print:max-lg:block lg:z-10 lg:bg-ground lg:shadow-[0_2px_0_var(--fg)] print:static lg:[@media(min-height:30rem)]:sticky lg:top-(--header)"
      >
        <tr
          role="row"
          aria-rowindex={1}
          className="border-fg not-print:max-lg:border-b-2 not-print:max-lg:flex not-print:max-lg:flex-wrap not-print:max-lg:gap-x-5"
        >
          {columns.map(({ id, header, isNumeric, isUnprinted, width, sort }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              {...(sort && { 'aria-sort': sort.direction ?? 'none' })}
              className={classNames(
                'whitespace-nowrap py-3 pr-6 font-semibold text-sm last:pr-0',
                isNumeric && 'print:text-right lg:text-right',
                isUnprinted && 'print:hidden',
                width,
                !sort && 'not-print:max-lg:sr-only',
              )}
            >
              {sort ? <SortButton header={header} {...sort} /> : header}
            </th>
          ))}
        </tr>
      </thead>
      {/* The virtualizer keeps the row in view: the browser's scroll anchoring would move the page once more. */}
      <tbody
        ref={body}
        role="rowgroup"
        className={classNames('not-print:max-lg:block', items !== null && '[overflow-anchor:none]')}
      >
        {before > 0 && <Spacer height={before} columns={columns.length} />}
        {shown.map(({ line, index }) => (
          <tr
            key={line.key}
            role="row"
            data-index={index}
            ref={measure}
            aria-rowindex={index + 2}
            className={classNames(
              'border-b not-print:max-lg:grid',
              'row' in line && (narrow?.row ?? labelledRowLook),
              'row' in line && !items && (narrow ? skippedCompactRowLook : skippedRowLook),
            )}
          >
            {'row' in line ? (
              columns.map((column) => <Cell key={column.id} column={column} row={line.row} />)
            ) : (
              <th role="rowheader" scope="row" colSpan={columns.length} className="pt-8 pb-2 text-left text-subheading">
                {line.group}
              </th>
            )}
          </tr>
        ))}
        {after > 0 && <Spacer height={after} columns={columns.length} />}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
};

/** As high as the rows that are not in the DOM. */
const Spacer = ({ height, columns }: { height: number; columns: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
  <tr aria-hidden="true" className="not-print:max-lg:block">
    <td colSpan={columns} style={{ height }} className="not-print:max-lg:block" />
  </tr>
);
