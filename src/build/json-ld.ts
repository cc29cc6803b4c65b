/** schema.org objects for the heads of pages. Functions take paths of the site and write absolute URLs. */
import { site } from '../content/site/site';
import { absoluteUrl } from '../head/absolute-url';

export type JsonLd = { '@type': string } & Readonly<Record<string, unknown>>;

/** All objects of a page as one JSON-LD document, so that they can refer to each other by `@id`. */
export const jsonLdDocument = (items: readonly JsonLd[]): object => ({
  '@context': 'https://schema.org',
  '@graph': items,
});

const organizationId = absoluteUrl('/#organization');
const toOrganization = { '@id': organizationId };

export const organization = (): JsonLd => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  description: site.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/brand/tessera-mark.png'),
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
  '@id': absoluteUrl('/#website'),
  name: site.name,
  description: site.tagline,
  url: absoluteUrl('/'),
  inLanguage: 'en-US',
  publisher: toOrganization,
});

type Crumb = { name: string; path: string };

/** Breadcrumbs from the home page to the page itself, which is the last one. */
export const breadcrumbs = (crumbs: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

type ServiceFacts = { name: string; description: string; path: string; parts?: readonly string[] };

/** A service of the agency; `parts` are the names of its sub-services. */
export const service = ({ name, description, path, parts = [] }: ServiceFacts): JsonLd => ({
  '@type': 'Service',
  name,
  serviceType: name,
  description,
  url: absoluteUrl(path),
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
    url: absoluteUrl(path),
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

/** A price range; open-ended without `highCents`. */
export const offerRange = ({ name, description, path, lowCents, highCents }: RangeFacts): JsonLd => ({
  '@type': 'AggregateOffer',
  name,
  description,
  url: absoluteUrl(path),
  lowPrice: (lowCents / 100).toFixed(2),
  ...(highCents !== undefined && { highPrice: (highCents / 100).toFixed(2) }),
  priceCurrency: 'USD',
  seller: toOrganization,
});

/** Questions with their answers, each in plain text. */
export const faqPageJsonLd = (entries: readonly { question: string; answer: string }[]): JsonLd => ({
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
  year: string | undefined;
};

/** A finished piece of work for a client. */
export const creativeWork = ({ name, headline, description, path, image, client, year }: WorkFacts): JsonLd => ({
  '@type': 'CreativeWork',
  name,
  headline,
  description,
  url: absoluteUrl(path),
  image: absoluteUrl(image),
  ...(year !== undefined && { dateCreated: year }),
  creator: toOrganization,
  about: { '@type': 'Organization', name: client },
});
