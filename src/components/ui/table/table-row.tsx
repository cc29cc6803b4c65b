import { memo, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';

export type SortDirection = 'ascending' | 'descending';

/** How a table is sorted by a column, if it is, and what a press on the column's header does. */
export type Sort = { direction: SortDirection | null; onSort: () => void };

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  isUnprinted?: boolean;
  narrow?: string;
};

/** A grid, since the browser cannot skip the layout of a native row. */
export const wideRowLook = 'not-print:lg:grid not-print:lg:grid-flow-col not-print:lg:auto-cols-fr';

/** Rows out of view are not laid out: they are as high as they were, or as estimated, without padding and line. */
const skippedLook = 'not-print:[content-visibility:auto]';
const heightLook = (isCompact: boolean) =>
  // The margin keeps the focus outline of what is at the row's edge.
  `[overflow-clip-margin:0.5rem] lg:[contain-intrinsic-block-size:auto_3.2rem] ${
    isCompact
      ? 'max-lg:[contain-intrinsic-block-size:auto_6.75rem]'
      : 'max-md:[contain-intrinsic-block-size:auto_14rem] md:max-lg:[contain-intrinsic-block-size:auto_8.5rem]'
  }`;

/** The column's name before each value on narrow screens. CSS content with empty alternative text keeps it out of the cell's text. */
const labelLook =
  'not-print:max-lg:before:text-fg-quiet not-print:max-lg:before:text-sm not-print:max-lg:before:content-[attr(data-label)_var(--unread)]';

const labeledRowLook =
  'not-print:max-lg:gap-x-4 not-print:max-lg:grid-cols-[minmax(5rem,auto)_1fr] not-print:max-lg:py-4 not-print:md:max-lg:grid-cols-[minmax(5rem,auto)_1fr_minmax(5rem,auto)_1fr]';

const cellLook = (narrow: string | undefined) =>
  classNames(
    // On paper a column is at least as wide as its longest word.
    'not-print:wrap-anywhere py-3.5 pr-6 print:pr-2 align-top print:text-xs last:pr-0 not-print:max-lg:pr-0',
    narrow === undefined
      ? `not-print:max-lg:col-span-2 not-print:max-lg:grid not-print:max-lg:grid-cols-subgrid not-print:max-lg:justify-items-start not-print:max-lg:py-1 ${labelLook}`
      : `not-print:max-lg:py-0 ${narrow}`,
  );

type CellsProps<Row> = { row: Row; columns: readonly Column<Row>[] };

/** A row is rendered again only if it has changed: most rows stay when a long list is filtered, or shows more. */
const Cells = memo(<Row,>({ row, columns }: CellsProps<Row>) =>
  columns.map(({ id, header, cell, isNumeric, isUnprinted, narrow }) => {
    const content = cell(row);
    return (
      // biome-ignore-start lint/a11y/noRedundantRoles: see `DataTable`
      <td
        key={id}
        role="cell"
        data-label={header}
        className={classNames(
          cellLook(narrow),
          isNumeric && 'figures print:whitespace-nowrap print:text-right lg:text-right',
          isUnprinted && 'print:hidden',
          // Visually hidden on narrow screens, but still a cell of the table.
          content === null && 'not-print:max-lg:sr-only',
        )}
      >
        {content ?? '–'}
      </td>
      // biome-ignore-end lint/a11y/noRedundantRoles: see `DataTable`
    );
  }),
) as <Row>(props: CellsProps<Row>) => ReactNode;

type Props<Row> = CellsProps<Row> & {
  number: number;
  widths: string | undefined;
  narrow: string | undefined;
  canBeSkipped: boolean;
};

export const TableRow = <Row,>({ row, columns, number, widths, narrow, canBeSkipped }: Props<Row>) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see `DataTable`
  <tr
    role="row"
    aria-rowindex={number}
    className={classNames(
      'border-b not-print:max-lg:grid',
      wideRowLook,
      widths,
      narrow ?? labeledRowLook,
      heightLook(narrow !== undefined),
      canBeSkipped && skippedLook,
    )}
  >
    <Cells {...{ row, columns }} />
  </tr>
  // biome-ignore-end lint/a11y/noRedundantRoles: see `DataTable`
);
