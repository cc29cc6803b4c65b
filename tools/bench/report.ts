import { cpus } from 'node:os';
import { type Limit, type Verdict, verdictOf } from './limits.ts';

/** How often each figure is taken. */
export const runs = Number(process.env.RUNS ?? 5);

/** One line of the report: a figure that was taken several times. */
export type Row = {
  what: string;
  values: readonly number[];
  /** Digits behind the point. */
  digits?: number;
  limit?: Limit;
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What the row's median is, measured against its limit. */
export const verdictOn = ({ values, limit }: Row): Verdict => (limit ? verdictOf(median(values), limit) : '');

const cellsOf = (row: Row): string[] => {
  const { what, values, digits = 0, limit } = row;
  const figures = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return [what, ...figures, limit ? `${limit.sign} ${limit.value}` : '', verdictOn(row)];
};

/** The rows as one Markdown table, columns aligned. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = [['what', 'is', 'least', 'most', 'limit', ''], ...rows.map(cellsOf)];
  // Two at least: a column's rule is a dash and a colon.
  const widths = lines[0]?.map((_, column) => Math.max(2, ...lines.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const format = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => cells[column]?.[column === 0 ? 'padEnd' : 'padStart'](width)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map(format).join('\n');
};

/** When and on what the figures were taken: they compare with no other machine's. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
