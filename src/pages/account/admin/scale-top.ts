import type { RevenueBar } from '../../../services/orders/revenue';

/** Round numbers whose half is round, too, so that the middle of the scale can be labelled. */
const roundTops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];

/** The upper end of the chart's scale, in cents: the next round amount above all bars, at least one dollar. */
export const scaleTop = (bars: readonly RevenueBar[]): number => {
  const highest = Math.max(100, ...bars.map(({ cents }) => cents));
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round(power * (roundTops.find((top) => top * power >= highest) ?? 10));
};
