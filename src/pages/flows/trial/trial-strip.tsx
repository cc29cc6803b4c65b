import { subscribePage } from '../../../content/flows/subscribe';
import { formatDay } from '../../../lib/dates';
import { trialEnd } from '../../../services/flows/own-trial';

const { strip } = subscribePage;

/** One tile for each free day, and a vermilion one for the day of the first charge. */
const tiles = [
  { path: 'M0 0H40A40 40 0 0 1 0 40Z', className: 'fill-ink' },
  { path: 'M0 0H40V20H0Z', className: 'fill-moss' },
  { path: 'M40 0V40H0A40 40 0 0 1 40 0Z', className: 'fill-sun' },
  { path: 'M0 40L40 0V40Z', className: 'fill-ultramarine' },
  { path: 'M0 0A40 40 0 0 0 40 40V0Z', className: 'fill-blush' },
  { path: 'M20 0H40V40H20Z', className: 'fill-ink' },
  { path: 'M0 40V0A40 40 0 0 1 40 40Z', className: 'fill-moss' },
  { path: 'M0 0H40V40H0Z', className: 'fill-vermilion' },
];

/** The trial as a row of tiles with its first and last date. */
export const TrialStrip = ({ today }: { today: Date | null }) => {
  const end = today && trialEnd(today);
  return (
    <div>
      <svg aria-hidden="true" viewBox="0 0 320 40" className="block w-full border-y">
        {tiles.map(({ path, className }, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <g key={day} transform={`translate(${day * 40} 0)`}>
            <path d={path} className={className} />
            {day > 0 && <path d="M0 0V40" className="stroke-line" strokeWidth="0.15" />}
          </g>
        ))}
      </svg>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6">
        <div>
          <dt className="eyebrow">{strip.first}</dt>
          <dd className="min-h-[1.55em] font-semibold">
            {today && <time dateTime={today.toISOString()}>{formatDay(today.toISOString())}</time>}
          </dd>
        </div>
        <div className="w-1/8 min-w-max @max-[20rem]/page:w-auto @max-[20rem]/page:min-w-0">
          <dt className="eyebrow">{strip.last}</dt>
          <dd className="min-h-[1.55em] font-semibold">
            {end && <time dateTime={end.toISOString()}>{formatDay(end.toISOString())}</time>}
          </dd>
        </div>
      </dl>
    </div>
  );
};
