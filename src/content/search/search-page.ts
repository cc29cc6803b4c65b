/** Words of the search: the dialog, `/search`, and the control in the header. */

import { href } from '../../paths';
import { faqHref } from '../public/faq-ids';

/** What an entry is, as its group is headed. */
export const kindNames = {
  page: 'Pages',
  service: 'Services',
  solution: 'Solutions',
  work: 'Work',
  question: 'Questions',
  price: 'Prices',
  account: 'Account',
  order: 'Orders',
  request: 'Requests',
} as const;

/** One of them, beside a result. */
export const kindLabels = {
  page: 'Page',
  service: 'Service',
  solution: 'Solution',
  work: 'Case study',
  question: 'Answer',
  price: 'Price',
  account: 'Account',
  order: 'Order',
  request: 'Request',
} as const satisfies Record<keyof typeof kindNames, string>;

export const searchWords = {
  title: 'Search',
  label: 'Search the site',
  placeholder: 'Service, price, question …',
  heading: 'What are you looking for?',
  best: 'Best matches',
  popular: 'People often want',
  recent: 'Searched before',
  clear: 'Clear recent searches',
  all: 'See all results',
  logOut: 'Log out',
  loading: 'Loading the index …',
  failed: 'The search could not be loaded. Check the connection and try again.',
  close: 'Close search',
  results: 'Results',
  further: 'All of it',
  otherwise: 'Otherwise',
  notLoggedOut: 'You could not be logged out. Try again, or use the dashboard.',
  nearest: 'Nearest to it',
  ask: 'Ask a person instead',
  submit: 'Search',
  intro: 'Services, prices, answers, case studies: one field for all of them. What you type stays in this browser.',
  needsScript: 'The search',
} as const;

/** What most visitors come for, shown before anything is typed. */
export const popularEntries = [
  { title: 'Pricing', text: 'Two offers with every figure', href: href('pricing') },
  { title: 'Services', text: 'What we make, by trade', href: href('services') },
  { title: 'Our work', text: 'Seven studies, in motion', href: href('work') },
  { title: 'Start your free trial', text: 'A full plan for seven days', href: href('subscribe') },
  { title: 'How do I cancel?', text: 'Once the minimum has passed', href: faqHref('cancel') },
  { title: 'Contact', text: 'Write, call or pick a time', href: href('contact') },
] as const;

/** What somebody who is signed in comes for, shown before anything is typed. */
export const accountPlaces = [
  { title: 'Dashboard', href: href('dashboard') },
  { title: 'Buy credits', href: href('purchaseCredits') },
  { title: 'Transaction history', href: href('history') },
] as const;
