import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** Label and figure beside each other; below each other where the text is enlarged, so that no figure is broken. */
const sides = 'flex items-baseline @max-[20rem]/page:flex-wrap';

/** `amount`: the value at the right edge, as on a bill. `total`: the last line of a bill. `fact`: a column of labels. */
const looks = {
  amount: { line: `${sides} justify-between`, label: undefined, value: 'figures wrap-break-word' },
  total: {
    line: `${sides} justify-between gap-6 border-fg border-t-2`,
    label: 'font-semibold',
    value: 'figures wrap-break-word text-right font-display font-semibold',
  },
  fact: { line: 'grid', label: 'text-fg-quiet', value: 'wrap-anywhere' },
};

type Props = {
  look?: keyof typeof looks;
  label: string;
  value: ReactNode;
  /** Spacing, hairline, and for a fact the columns. */
  className: string;
  valueClassName?: string;
};

/** A label and its value: one line of a `dl`. */
export const ValueLine = ({ look = 'amount', label, value, className, valueClassName }: Props) => (
  <div className={classNames(looks[look].line, className)}>
    <dt className={looks[look].label}>{label}</dt>
    <dd className={classNames(looks[look].value, valueClassName)}>{value}</dd>
  </div>
);
