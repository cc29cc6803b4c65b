import { formatCents } from '../../../content/format/money';
import { formatDay } from '../../../lib/dates';
import type { RevenueBar } from '../../../services/orders/revenue';

const width = 960;
const height = 220;
/** The width of a bar allows for at least so many bars, so that a single one does not fill the chart. */
const minBars = 12;

const dayName = (day: string) => formatDay(`${day}T00:00`);
const barName = ({ from, days }: RevenueBar) => (days === 1 ? dayName(from) : `${days} days from ${dayName(from)}`);

/** Round numbers whose half is round, too, so that the middle of the scale can be labelled. */
const roundTops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];

/** The upper end of the chart's scale, in cents: the next round amount above all bars, at least one dollar. */
export const scaleTop = (bars: readonly RevenueBar[]): number => {
  const highest = Math.max(100, ...bars.map(({ cents }) => cents));
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.round(power * (roundTops.find((top) => top * power >= highest) ?? 10));
};

/** Revenue over time as a bar chart, with the same figures as a list for screen readers. */
export const RevenueChart = ({ bars }: { bars: readonly RevenueBar[] }) => {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const highest = Math.max(...bars.map(({ cents }) => cents));
  const top = scaleTop(bars);
  const barWidth = (width / Math.max(bars.length, minBars)) * 0.8;
  // The first bar is above the first date label, the last bar above the last.
  const step = (width - barWidth) / Math.max(1, bars.length - 1);
  return (
    <figure className="grid gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-heading">Revenue over time</h2>
        <span className="figures text-fg-quiet">
          {`${first.days === 1 ? 'Per day' : `Per ${first.days} days`}, highest ${formatCents(highest)}`}
        </span>
      </figcaption>
      <div className="flex gap-3 pt-2">
        {/* Each amount is vertically centred on its grid line. */}
        <div aria-hidden="true" className="figures flex h-56 flex-col justify-between text-right text-fg-quiet text-sm">
          <span className="-translate-y-1/2">{formatCents(top)}</span>
          <span>{formatCents(top / 2)}</span>
          <span className="translate-y-1/2">{formatCents(0)}</span>
        </div>
        <div className="grid min-w-0 flex-1 gap-3">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="h-56 w-full border-fg border-b-2"
          >
            {[0, 0.25, 0.5, 0.75].map((part) => (
              <line key={part} x2={width} y1={height * part} y2={height * part} className="stroke-line" />
            ))}
            {bars.map((bar, index) => {
              const tall = (bar.cents / top) * height;
              return (
                <rect
                  key={bar.from}
                  x={index * step}
                  y={height - tall}
                  width={barWidth}
                  height={tall}
                  className="fill-ultramarine forced-colors:fill-fg"
                >
                  <title>{`${barName(bar)}: ${formatCents(bar.cents)}`}</title>
                </rect>
              );
            })}
          </svg>
          <div aria-hidden="true" className="figures flex justify-between text-fg-quiet text-sm">
            <span>{dayName(first.from)}</span>
            {last !== first && <span>{dayName(last.from)}</span>}
          </div>
        </div>
      </div>
      <ul className="sr-only">
        {bars.map((bar) => (
          <li key={bar.from}>{`${barName(bar)}: ${formatCents(bar.cents)}`}</li>
        ))}
      </ul>
    </figure>
  );
};
