/** Texts of the search, in its dialog and on `/search`. */

import { faqHref, href } from '../../paths';

/** The heading of each kind's group. */
export const kindHeadings = {
  page: 'Pages',
  service: 'Services',
  solution: 'Solutions',
  work: 'Work',
  question: 'Questions',
  price: 'Prices',
  account: 'Account',
  order: 'Orders',
  project: 'Projects',
} as const;

/** The label beside a result of each kind. */
export const kindLabels = {
  page: 'Page',
  service: 'Service',
  solution: 'Solution',
  work: 'Case study',
  question: 'Answer',
  price: 'Price',
  account: 'Account',
  order: 'Order',
  project: 'Project',
} as const satisfies Record<keyof typeof kindHeadings, string>;

export const searchTexts = {
  title: 'Search',
  label: 'Search the site',
  placeholder: 'Service, price, question...',
  best: 'Best matches',
  popular: 'People often want',
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  loading: 'Loading search...',
  failed: 'Search could not be loaded. Check your connection and try again.',
  close: 'Close search',
  results: 'Results',
  all: 'All results',
  seeAll: 'See all results',
  notFound: 'Not found?',
  ask: 'Ask a person instead',
  closest: 'Closest matches',
} as const;

/** What most visitors look for. Shown while the field is empty. */
export const popularEntries = [
  { title: 'Pricing', text: 'Every price, in one table', href: href('pricing') },
  { title: 'Services', text: 'What we make, by discipline', href: href('services') },
  { title: 'Our work', text: 'Seven studies, in motion', href: href('work') },
  { title: 'Start your free trial', text: 'A full plan for seven days', href: href('subscribe') },
  { title: 'How do I cancel?', text: 'Once the minimum has passed', href: faqHref('cancel') },
  { title: 'Contact', text: 'Write, call or pick a time', href: href('contact') },
] as const;

/** What customers look for. Shown while the field is empty. */
export const popularAccountPages = [
  { title: 'Dashboard', href: href('dashboard') },
  { title: 'Purchase Credits', href: href('purchaseCredits') },
  { title: 'Transaction History', href: href('history') },
] as const;
