import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

/** `amount`: the value at the right edge, as on a bill; `total`: its last line; `fact`: a column of labels. */
const looks = {
  amount: {
    line: 'flex items-baseline justify-between max-xs:flex-wrap',
    label: undefined,
    value: 'figures wrap-break-word',
  },
  total: {
    line: 'flex flex-wrap items-baseline gap-x-6 border-fg border-t-2',
    label: 'font-semibold',
    value: 'figures wrap-break-word min-w-0 grow text-right font-display font-semibold',
  },
  fact: { line: 'grid', label: 'text-fg-quiet', value: 'wrap-anywhere' },
};

type Props = {
  look?: keyof typeof looks;
  label: string;
  value: ReactNode;
  isData?: boolean;
  className: string;
  valueClassName?: string;
};

export const ValueLine = ({ look = 'amount', label, value, isData, className, valueClassName }: Props) => (
  <div className={classNames(looks[look].line, className)}>
    <dt className={looks[look].label}>{label}</dt>
    <dd translate={isData ? 'no' : undefined} className={classNames(looks[look].value, valueClassName)}>
      {value}
    </dd>
  </div>
);
