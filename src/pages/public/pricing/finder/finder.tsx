// biome-ignore-all lint/a11y/noRedundantRoles: the rows are grids on phones, which would drop the native roles
import { TextLink } from '../../../../components/ui/link';
import { finder } from '../../../../content/public/finder';
import { useHydrated } from '../../../../hooks/use-hydrated';
import { useUrlState } from '../../../../hooks/use-url-state';
import { href, priceAnchors } from '../../../../paths';
import { type Need, needQuery, readNeed } from './need';
import { Sentence } from './sentence';
import { nameOfWay, totalOf, WayCard, whenPaid } from './way-card';
import { bestWays } from './ways';

const { answers, cases } = finder;

const piece = (id: Need['once'][number]['id'], count = 1) => ({ id, count });

/** Six common cases: a table for visitors without script, and examples for all others. */
export const commonCases: readonly (Need & { id: keyof typeof cases.names })[] = [
  { id: 'site', once: [piece('instant-site')], monthly: [], by: 'week' },
  { id: 'brand', once: [piece('logo-design'), piece('instant-site')], monthly: [], by: 'none' },
  { id: 'care', once: [], monthly: [piece('revision', 2), piece('new-page')], by: 'none' },
  { id: 'ads', once: [], monthly: [piece('ad-creative', 4), piece('social-media-creative', 4)], by: 'none' },
  {
    id: 'campaign',
    once: [piece('branding-services')],
    monthly: [piece('video-production', 2), piece('motion-design', 2)],
    by: 'none',
  },
  { id: 'search', once: [piece('rag-system-implementation')], monthly: [], by: 'none' },
];

const needHref = (need: Need): string =>
  `${href('pricing', Object.fromEntries(Object.entries(needQuery(need)).filter(([, value]) => value !== '')))}#${priceAnchors.finder}`;

const Cases = () => (
  <table role="table" className="w-full border-collapse text-left">
    <caption className="pb-3 text-left font-display font-semibold text-subheading">{cases.caption}</caption>
    <thead role="rowgroup" className="max-md:sr-only">
      <tr role="row" className="border-line-strong border-b text-fg-quiet text-sm">
        {Object.entries(cases.columns).map(([id, label]) => (
          <th key={id} role="columnheader" scope="col" className="py-2 pr-6 font-normal last:pr-0 last:text-right">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {commonCases.map(({ id, ...need }) => {
        const [way] = bestWays(need);
        return (
          <tr
            key={id}
            role="row"
            className="border-b align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-3"
          >
            <th role="rowheader" scope="row" className="text-left font-semibold max-md:col-span-2 md:py-3 md:pr-6">
              <TextLink to={needHref(need)}>{cases.names[id]}</TextLink>
            </th>
            <td role="cell" className="md:py-3 md:pr-6">
              {way && nameOfWay(way)}
            </td>
            <td role="cell" className="figures text-right font-semibold whitespace-nowrap md:py-3">
              {way && totalOf(way)}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** 'What do I need?': one sentence to complete, the cheapest way to what it asks for, and the next best. */
export const Finder = () => {
  // The fields are disabled until hydration, because a change before it would not be computed.
  const isHydrated = useHydrated();
  const [query, update] = useUrlState();
  const need = readNeed(query);
  const ways = bestWays(need);
  const [first, second] = ways;
  const nextLabel = first?.isInTime === false && second?.isInTime ? answers.nextInTime : answers.next;
  return (
    <section aria-labelledby={priceAnchors.finder} className="on-second">
      <div className="page-grid grid gap-y-12 py-section">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
          <h2 id={priceAnchors.finder} className="text-title lg:col-span-7">
            {finder.heading}
          </h2>
          <p className="max-w-measure self-end text-lead lg:col-span-5">{finder.text}</p>
        </div>
        <Sentence need={need} disabled={!isHydrated} onChange={(change) => update(needQuery(change))} />
        {/* Only this is a live region. Otherwise each choice would announce every figure. */}
        <p role="status" className="sr-only">
          {ways.map((way) => `${nameOfWay(way)}: ${totalOf(way)} ${whenPaid(way)}.`).join(' ')}
        </p>
        {first && (
          <div className="grid gap-8 lg:grid-cols-12">
            <WayCard way={first} by={need.by} label={answers.cheapest} isFirst />
            {second ? (
              <WayCard way={second} by={need.by} label={nextLabel} isFirst={false} />
            ) : (
              <p className="lg:col-span-5">{answers.alone}</p>
            )}
          </div>
        )}
        <Cases />
      </div>
    </section>
  );
};
