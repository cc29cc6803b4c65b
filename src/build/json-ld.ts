/** schema.org objects for the heads of pages. Addresses go in as the site's own paths and come out in full. */
import { site } from '../content/site/site';
import { absolute } from '../head/absolute';

export type JsonLd = { '@type': string } & Readonly<Record<string, unknown>>;

/** One page's objects as one document, so that they can refer to each other. */
export const jsonLdDocument = (items: readonly JsonLd[]): object => ({
  '@context': 'https://schema.org',
  '@graph': items,
});

const organizationId = absolute('/#organization');
const toOrganization = { '@id': organizationId };

export const organization = (): JsonLd => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  description: site.tagline,
  url: absolute('/'),
  logo: absolute('/brand/tessera-mark.png'),
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

export const webSite = (): JsonLd => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.name,
  description: site.tagline,
  url: absolute('/'),
  inLanguage: 'en-US',
  publisher: toOrganization,
});

type Crumb = { name: string; path: string };

/** The way from the start page to the page at hand, which is the last crumb. */
export const breadcrumbs = (crumbs: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

type ServiceFacts = { name: string; description: string; path: string; parts?: readonly string[] };

/** Something the agency does for clients; `parts` are the smaller services it is made of. */
export const service = ({ name, description, path, parts = [] }: ServiceFacts): JsonLd => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: absolute(path),
  provider: toOrganization,
  ...(parts.length > 0 && {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: parts.map((part) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: part } })),
    },
  }),
});

type OfferFacts = { name: string; description: string; path: string; priceCents: number; monthly?: boolean };

/** A price that the site states. */
export const offer = ({ name, description, path, priceCents, monthly = false }: OfferFacts): JsonLd => {
  const price = (priceCents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    name,
    description,
    url: absolute(path),
    price,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    ...(monthly && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: 'MON' },
    }),
    seller: toOrganization,
  };
};

type RangeFacts = { name: string; description: string; path: string; lowCents: number; highCents?: number };

/** Prices that begin somewhere, and end somewhere if `highCents` says so. */
export const offerRange = ({ name, description, path, lowCents, highCents }: RangeFacts): JsonLd => ({
  '@type': 'AggregateOffer',
  name,
  description,
  url: absolute(path),
  lowPrice: (lowCents / 100).toFixed(2),
  ...(highCents !== undefined && { highPrice: (highCents / 100).toFixed(2) }),
  priceCurrency: 'USD',
  seller: toOrganization,
});

/** Questions with their answers, each in plain text. */
export const faqPage = (entries: readonly { question: string; answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

type WorkFacts = {
  name: string;
  headline: string;
  description: string;
  path: string;
  image: string;
  client: string;
  year: string;
};

/** A finished piece of work for a client. */
export const creativeWork = ({ name, headline, description, path, image, client, year }: WorkFacts): JsonLd => ({
  '@type': 'CreativeWork',
  name,
  headline,
  description,
  url: absolute(path),
  image: absolute(image),
  dateCreated: year,
  creator: toOrganization,
  about: { '@type': 'Organization', name: client },
});
