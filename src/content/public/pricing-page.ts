/** Texts of `/pricing` besides the offers, which are in `plans.ts`. */
import { faqHref, href } from '../../paths';
import { creditPacks } from '../catalogue/credits';
import { formatCents } from '../format/money';
import { formatCount } from '../format/numbers';
import { site } from '../site/site';

const packsText = creditPacks
  .map(({ credits, priceCents }) => `${formatCount(credits)} for ${formatCents(priceCents)}`)
  .join(', ');

export const pricingPage = {
  // A non-breaking space, so that the last word is not alone on a line.
  heading: 'Prices in plain\u00a0sight.',
  text: `One payment for a finished site, or one monthly fee for a team. Anything smaller is bought with credits: ${packsText}.`,
  labels: {
    includes: 'Included',
    notIncluded: 'Not included',
    minimumTerm: 'Minimum term',
    notice: 'Notice period',
    bestFor: 'Best for',
    price: 'Price',
  },
  comparison: { heading: 'Side by side', caption: 'What each offer includes', rowHeading: 'Point of comparison' },
  allPrices: {
    heading: 'All prices',
    columns: { offer: 'Offer', price: 'Price', term: 'Term', forWhom: 'For whom', start: 'Where it starts' },
  },
  questions: {
    heading: 'Before you sign',
    items: [
      { text: 'Is there a minimum term?', href: faqHref('minimum-term') },
      { text: 'How do I cancel?', href: faqHref('cancel') },
      { text: 'Is it cheaper to pay ahead?', href: faqHref('prepay') },
      { text: 'What if I do not like it?', href: faqHref('revisions') },
      { text: 'Who owns the work?', href: faqHref('ownership') },
      { text: 'How do credits work?', href: faqHref('credits') },
    ],
    all: { label: 'All twelve questions', href: href('faq') },
  },
  closing: {
    title: 'Need more than either?',
    text: 'Several brands, dedicated people, roles and approvals: that is a flex subscription or a dedicated team.',
    actions: [
      { label: 'See Enterprise', href: href('enterprise') },
      { label: 'Schedule a Consultation', href: site.consultationUrl },
    ],
  },
} as const;
