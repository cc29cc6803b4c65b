/** What pages tell machines about themselves, in the terms of schema.org. Made of the same content that visitors read. */
import { caseStudyHref, href, serviceHref } from '../paths';
import type { PricingOffer } from './plans';
import { site } from './site';
import type { CaseStudy, FaqEntry, ServiceCategory } from './types';

const context = 'https://schema.org';
const agency = { '@type': 'Organization', name: site.name, url: site.url };

export const faqJsonLd = (entries: readonly FaqEntry[]): object => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

export const serviceJsonLd = ({ id, title, description, services }: ServiceCategory): object => ({
  '@context': context,
  '@type': 'Service',
  name: title,
  description,
  provider: agency,
  url: site.url + serviceHref(id),
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: title,
    itemListElement: services.map(({ name, description: text }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description: text },
    })),
  },
});

export const caseStudyJsonLd = ({ id, title, subtitle, meta, year, client }: CaseStudy): object => ({
  '@context': context,
  '@type': 'CreativeWork',
  name: title,
  headline: subtitle,
  description: meta.description,
  dateCreated: year,
  creator: agency,
  about: { '@type': 'Organization', name: client },
  url: site.url + caseStudyHref(id),
});

export const offersJsonLd = (offers: readonly PricingOffer[]): object[] =>
  offers.map(({ name, tagline, priceCents, cta }) => ({
    '@context': context,
    '@type': 'Offer',
    name,
    description: tagline,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    seller: agency,
    url: new URL(cta.href, site.url + href('pricing')).href,
  }));
