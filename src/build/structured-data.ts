/**
 * The structured data of each page as schema.org objects. Only the build imports this module; it writes the result into
 * the page's head.
 */
import { capabilities } from '../content/catalogue/capabilities';
import { industries } from '../content/catalogue/industries';
import { checkoutPlans, enterpriseOffer, pricingOffers, servicesPlan } from '../content/catalogue/plans';
import type { EnterpriseOfferId } from '../content/ids';
import { pageMeta } from '../content/pages';
import { enterprisePage } from '../content/public/enterprise';
import { faqEntries } from '../content/public/faq';
import type { PageMeta } from '../content/types';
import type { PageState } from '../head/page-handle';
import { socialCard } from '../head/social-card';
import { href, patterns } from '../paths';
import { caseStudies, categories } from './catalogue';
import {
  breadcrumbs,
  creativeWork,
  faqPageJsonLd,
  type JsonLd,
  jsonLdDocument,
  offer,
  offerRange,
  organization,
  service,
  webSite,
} from './json-ld';

type Page = { pattern: string; state: PageState; meta: PageMeta; canonical: string };
type Describe = (page: Page) => readonly JsonLd[];

/** The parent page of each kind of page that has one, by path pattern. */
const parents: Readonly<Record<string, { name: string; path: string }>> = {
  [patterns.service]: { name: pageMeta.services.title, path: href('services') },
  [patterns.capability]: { name: pageMeta.capabilities.title, path: href('capabilities') },
  [patterns.industry]: { name: pageMeta.industries.title, path: href('industries') },
  [patterns.caseStudy]: { name: pageMeta.work.title, path: href('work') },
};

const serviceOf: Describe = ({ state, canonical }) =>
  categories
    .filter(({ id }) => id === state.params['*'])
    .map(({ title, description, services }) =>
      service({ name: title, description, path: canonical, parts: services.map(({ name }) => name) }),
    );

const solutionOf =
  (items: readonly { id: string; title: string; description: string }[]): Describe =>
  ({ state, canonical }) =>
    items
      .filter(({ id }) => id === state.params['*'])
      .map(({ title, description }) => service({ name: title, description, path: canonical }));

const caseStudyOf: Describe = ({ state, canonical }) =>
  caseStudies
    .filter(({ id }) => id === state.params.id)
    .map(({ title, subtitle, overview, client, year }) =>
      creativeWork({
        name: title,
        headline: subtitle,
        description: overview.join(' '),
        path: canonical,
        image: socialCard(canonical),
        client,
        year,
      }),
    );

const offers: Describe = () =>
  pricingOffers.map(({ id, name, tagline, priceCents }) => {
    const monthly = checkoutPlans[id].billing === 'monthly';
    return offer({ name, description: tagline, path: href('pricing'), priceCents, monthly });
  });

const enterpriseOffers: Describe = () => {
  const { flexFromMonthlyCents, flexToMonthlyCents, dedicatedTeamFromMonthlyCents } = enterpriseOffer;
  const ranges: Readonly<Record<EnterpriseOfferId, { lowCents: number; highCents?: number }>> = {
    flex: { lowCents: flexFromMonthlyCents, highCents: flexToMonthlyCents },
    team: { lowCents: dedicatedTeamFromMonthlyCents },
  };
  return enterprisePage.offers.map(({ id, name, text }) =>
    offerRange({ name, description: text, path: href('enterprise'), ...ranges[id] }),
  );
};

const planOfServices: Describe = () => {
  const { name, billingText, monthlyPriceCents } = servicesPlan;
  const path = href('services');
  return [offer({ name, description: billingText, path, priceCents: monthlyPriceCents, monthly: true })];
};

const describe: Readonly<Record<string, Describe>> = {
  [patterns.home]: () => [webSite()],
  [patterns.service]: serviceOf,
  [patterns.capability]: solutionOf(capabilities),
  [patterns.industry]: solutionOf(industries),
  [patterns.caseStudy]: caseStudyOf,
  [patterns.pricing]: offers,
  [patterns.services]: planOfServices,
  [patterns.enterprise]: enterpriseOffers,
  [patterns.faq]: () => [
    faqPageJsonLd(faqEntries.map(({ question, answer }) => ({ question, answer: answer.join(' ') }))),
  ],
};

/** The structured data of a public page: the agency, breadcrumbs, and what the page is about. */
export const structuredData = (page: Page): object => {
  const { pattern, meta, canonical } = page;
  const home = { name: 'Home', path: href('home') };
  const trail = [home, parents[pattern], { name: meta.title, path: canonical }].filter((crumb) => crumb !== undefined);
  return jsonLdDocument([
    organization(),
    ...(pattern === patterns.home ? [] : [breadcrumbs(trail)]),
    ...(describe[pattern]?.(page) ?? []),
  ]);
};
