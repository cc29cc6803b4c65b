/** The structured data of each page as schema.org objects, which refer to each other by `@id`. */
import { capabilities } from '../content/catalogue/capabilities';
import { industries } from '../content/catalogue/industries';
import { pageMeta } from '../content/pages';
import { faqEntries } from '../content/public/faq';
import { site } from '../content/site/site';
import type { PageMeta } from '../content/types';
import { absoluteUrl, type PageState } from '../head/page-handle';
import { href, patterns, socialCard } from '../paths';
import { caseStudies, categories } from './catalogue';
import { offers } from './offers';

type JsonLd = { '@type': string } & Readonly<Record<string, unknown>>;
type Page = { pattern: string; state: PageState; meta: PageMeta; canonical: string };
type Describe = (page: Page) => readonly JsonLd[];

const organizationId = absoluteUrl('/#organization');
const toOrganization = { '@id': organizationId };

const organization = (): JsonLd => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  description: site.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/brand/mark.png'),
  email: site.supportEmail,
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.postal.street,
    addressLocality: site.postal.locality,
    addressRegion: site.postal.region,
    postalCode: site.postal.postalCode,
    addressCountry: site.postal.country,
  },
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'customer support', email: site.supportEmail, telephone: site.phone },
    { '@type': 'ContactPoint', contactType: 'sales', email: site.salesEmail },
  ],
  sameAs: Object.values(site.social),
});

const webSite: Describe = () => [
  {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: site.name,
    description: site.tagline,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: toOrganization,
  },
];

/** The parent page of each kind of page that has one, by path pattern. */
const parents: Readonly<Record<string, { name: string; path: string }>> = {
  [patterns.service]: { name: pageMeta.services.title, path: href('services') },
  [patterns.capability]: { name: pageMeta.capabilities.title, path: href('capabilities') },
  [patterns.industry]: { name: pageMeta.industries.title, path: href('industries') },
  [patterns.caseStudy]: { name: pageMeta.work.title, path: href('work') },
};

const breadcrumbs = ({ pattern, meta, canonical }: Page): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: href('home') }, parents[pattern], { name: meta.title, path: canonical }]
    .filter((crumb) => crumb !== undefined)
    .map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(path) })),
});

const service = (name: string, description: string, path: string): JsonLd => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: absoluteUrl(path),
  provider: toOrganization,
});

const serviceOf: Describe = ({ state, canonical }) =>
  categories
    .filter(({ id }) => id === state.params['*'])
    .map(({ title, description, services }) => ({
      ...service(title, description, canonical),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: title,
        itemListElement: services.map(({ name }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
    }));

const solutionOf =
  (items: readonly { id: string; title: string; description: string }[]): Describe =>
  ({ state, canonical }) =>
    items
      .filter(({ id }) => id === state.params['*'])
      .map(({ title, description }) => service(title, description, canonical));

const caseStudyOf: Describe = ({ state, canonical }) =>
  caseStudies
    .filter(({ id }) => id === state.params.id)
    .map(({ title, subtitle, overview, client, year }) => ({
      '@type': 'CreativeWork',
      name: title,
      headline: subtitle,
      description: overview.join(' '),
      url: absoluteUrl(canonical),
      image: absoluteUrl(socialCard(canonical)),
      ...(year !== undefined && { dateCreated: year }),
      creator: toOrganization,
      about: { '@type': 'Organization', name: client },
    }));

const questions: Describe = () => [
  {
    '@type': 'FAQPage',
    mainEntity: faqEntries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  },
];

const describe: Readonly<Record<string, Describe>> = {
  [patterns.home]: webSite,
  [patterns.service]: serviceOf,
  [patterns.capability]: solutionOf(capabilities),
  [patterns.industry]: solutionOf(industries),
  [patterns.caseStudy]: caseStudyOf,
  [patterns.faq]: questions,
};

export const structuredData = (page: Page): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(),
    ...(page.pattern === patterns.home ? [] : [breadcrumbs(page)]),
    ...(describe[page.pattern]?.(page) ?? []),
    ...(offers[page.pattern] ?? []).map((offer) => ({ ...offer, seller: toOrganization })),
  ],
});
