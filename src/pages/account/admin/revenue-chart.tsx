import { type PointerEvent, useState } from 'react';
import { formatCents } from '../../../content/format/money';
import { classNames } from '../../../lib/class-names';
import { formatDay, formatMonth } from '../../../lib/dates';
import type { Revenue } from '../../../services/orders/revenue';

const width = 960;
const height = 220;

type Bar = Revenue['bars'][number];

const barName = ({ from }: Bar, unit: Revenue['unit']) => {
  const day = `${from}T00:00`;
  if (unit === 'month') return formatMonth(day);
  return unit === 'week' ? `Week of ${formatDay(day)}` : formatDay(day);
};

/** Round numbers whose half is round, too, so that the middle of the scale can be labeled. */
const roundTops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];

/** The upper end of the chart's scale, in cents: the next round amount above all bars, at least one dollar. */
export const scaleTop = (bars: readonly Bar[]): number => {
  const highest = Math.max(100, ...bars.map(({ cents }) => cents));
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.min(Number.MAX_VALUE, Math.round(power * (roundTops.find((top) => top * power >= highest) ?? 10)));
};

const Bars = ({ bars, top, chosen }: { bars: readonly Bar[]; top: number; chosen: number | null }) => {
  const step = width / bars.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-56 w-full border-fg border-b-2"
    >
      {[0, 0.25, 0.5, 0.75].map((part) => (
        <line key={part} x2={width} y1={height * part} y2={height * part} className="stroke-line" />
      ))}
      {chosen !== null && (
        <rect
          x={chosen * step}
          width={step}
          height={height}
          className="fill-ground-dim dark:fill-ground-raised forced-colors:fill-[Highlight]"
        />
      )}
      {bars.map(({ from, cents }, index) => {
        const tall = (cents / top) * height;
        return (
          <rect
            key={from}
            x={(index + 0.1) * step}
            y={height - tall}
            width={step * 0.8}
            height={tall}
            className={classNames('fill-ultramarine-read', index === chosen && 'forced-colors:fill-[HighlightText]')}
          />
        );
      })}
    </svg>
  );
};

/** A range input lies over the bars, so that arrow keys go from bar to bar. Screen readers get a list of all figures. */
export const RevenueChart = ({ unit, bars, endsToday }: Revenue) => {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = bars.length - 1;
  const textOf = (bar: Bar) => `${barName(bar, unit)}: ${formatCents(bar.cents)}`;
  const [firstBar, lastBar] = [bars[0], bars[last]];
  if (!firstBar || !lastBar) return null;
  const top = scaleTop(bars);
  const highest = formatCents(Math.max(...bars.map(({ cents }) => cents)));
  const chosenBar = chosen === null ? undefined : bars[chosen];
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.floor(((clientX - box.left) / box.width) * bars.length))));
  };
  return (
    <figure className="grid grid-cols-1 gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="revenue" className="text-heading">
          Revenue over time
        </h2>
        <span className="figures text-fg-quiet">
          {chosenBar ? textOf(chosenBar) : `Per ${unit}, highest ${highest}`}
        </span>
      </figcaption>
      <div className="flex gap-3 pt-2">
        {/* Each amount is vertically centered on its grid line. */}
        <div aria-hidden="true" className="figures flex h-56 flex-col justify-between text-right text-fg-quiet text-sm">
          <span className="-translate-y-1/2">{formatCents(top)}</span>
          <span>{formatCents(top / 2)}</span>
          <span className="translate-y-1/2">{formatCents(0)}</span>
        </div>
        <div className="grid min-w-0 flex-1 gap-3">
          <div className="relative has-focus-visible:outline-3 has-focus-visible:outline-fg has-focus-visible:outline-offset-3">
            <Bars bars={bars} top={top} chosen={chosen} />
            <input
              type="range"
              min={0}
              max={last}
              value={chosen ?? last}
              aria-labelledby="revenue"
              aria-valuetext={textOf(chosenBar ?? lastBar)}
              onChange={(event) => setChosen(Number(event.target.value))}
              onFocus={() => setChosen((before) => before ?? last)}
              onBlur={() => setChosen(null)}
              onPointerMove={point}
              onPointerDown={point}
              onPointerLeave={() => setChosen(null)}
              className="absolute inset-0 m-0 size-full cursor-default opacity-0 [touch-action:pan-y] print:hidden"
            />
          </div>
          <div aria-hidden="true" className="figures flex flex-wrap justify-between gap-x-4 text-fg-quiet text-sm">
            <span>{barName(firstBar, unit)}</span>
            <span className="text-right">{unit !== 'day' && endsToday ? 'Today' : barName(lastBar, unit)}</span>
          </div>
        </div>
      </div>
      <ul className="sr-only">
        {bars.map((bar) => (
          <li key={bar.from}>{textOf(bar)}</li>
        ))}
      </ul>
    </figure>
  );
};
