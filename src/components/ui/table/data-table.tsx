import { Fragment } from 'react';
import { classNames } from '../../../lib/class-names';
import { ListPart } from './list-part';
import { type Column, type Sort, TableRow, wideRowLook } from './table-row';

type Props<Row> = {
  caption: string;
  /** The same array in each render, so that only rows that have changed are rendered again. */
  columns: readonly Column<Row>[];
  sorts?: Readonly<Record<string, Sort>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  groupOf?: (row: Row) => string;
  widths?: string;
  narrow?: string;
  isAlwaysShown?: (row: Row) => boolean;
};

type Line<Row> = {
  row: Row;
  number: number;
  heading: { group: string; number: number } | null;
};

const linesOf = <Row,>(rows: readonly Row[], groupOf: Props<Row>['groupOf']): Line<Row>[] => {
  let number = 1;
  let heading: Line<Row>['heading'] = null;
  return rows.map((row) => {
    const group = groupOf?.(row);
    if (group !== undefined && group !== heading?.group) {
      number += 1;
      heading = { group, number };
    }
    number += 1;
    return { row, number, heading };
  });
};

/** The arrow of the sorted column is CSS content with empty alternative text, so that it is not read as a part of the name. */
const arrows = {
  ascending: "after:content-['▲'_var(--unread)]",
  descending: "after:content-['▼'_var(--unread)]",
  none: "after:text-line-strong after:content-['▽'_var(--unread)]",
};

const SortButton = ({ header, direction, onSort }: Sort & { header: string }) => (
  <button
    type="button"
    onClick={onSort}
    className={`inline-flex min-h-6 items-center gap-1.5 font-semibold after:w-[1em] after:text-center after:text-xs print:after:content-none ${arrows[direction ?? 'none']}`}
  >
    {header}
  </button>
);

/** Rows are blocks on narrow screens. The roles are explicit because changing `display` removes the native ones. */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { caption, columns, sorts, rows, rowKey, groupOf, widths, narrow, isAlwaysShown } = props;
  const lines = linesOf(rows, groupOf);

  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: the layouts change `display`, which would drop the native roles
    <ListPart rows={lines} isAlwaysShown={isAlwaysShown && (({ row }) => isAlwaysShown(row))}>
      {(shown, skippable) => (
        <table
          role="table"
          aria-rowcount={lines.at(-1)?.number ?? 1}
          className="under-a-bar w-full border-collapse text-left not-print:block"
        >
          <caption className="sr-only">{caption}</caption>
          {/* The line is a shadow, because a border does not come along with a sticky head. */}
          <thead
            role="rowgroup"
            className="not-print:block lg:z-10 lg:bg-ground lg:[box-shadow:0_2px_0_var(--fg)] print:static lg:[@media(min-height:30rem)]:sticky lg:top-(--header)"
          >
            <tr
              role="row"
              aria-rowindex={1}
              className={classNames(
                'border-fg not-print:max-lg:border-b-2 not-print:max-lg:flex not-print:max-lg:flex-wrap not-print:max-lg:gap-x-5 lg:items-baseline',
                wideRowLook,
                widths,
              )}
            >
              {columns.map(({ id, header, isNumeric, isUnprinted }) => {
                const sort = sorts?.[id];
                return (
                  <th
                    key={id}
                    role="columnheader"
                    scope="col"
                    {...(sort && { 'aria-sort': sort.direction ?? 'none' })}
                    className={classNames(
                      'whitespace-nowrap py-3 pr-6 print:pr-2 font-semibold text-sm print:text-xs last:pr-0',
                      isNumeric && 'print:text-right lg:text-right',
                      isUnprinted && 'print:hidden',
                      !sort && 'not-print:max-lg:sr-only',
                    )}
                  >
                    {sort ? <SortButton header={header} {...sort} /> : header}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody role="rowgroup" className="not-print:block">
            {shown.map(({ row, number, heading }, index) => (
              <Fragment key={rowKey(row)}>
                {heading && heading !== shown[index - 1]?.heading && (
                  <tr role="row" data-group="" aria-rowindex={heading.number} className="border-b not-print:block">
                    <th
                      role="rowheader"
                      scope="row"
                      colSpan={columns.length}
                      className="pt-8 pb-2 text-left text-subheading not-print:block"
                    >
                      {heading.group}
                    </th>
                  </tr>
                )}
                <TableRow {...{ row, columns, number, widths, narrow }} canBeSkipped={index < skippable} />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </ListPart>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
};
