/** 'What do I need?' on `/pricing`: one sentence to complete, and what it costs. */
import { formatCents } from '../format/money';
import { formatCount, plural } from '../format/numbers';

export const finder = {
  heading: 'What do I need?',
  text: 'Complete the sentence. You see the cheapest way to get it, what it costs over three months, and the next best way.',
  sentence: {
    start: 'We need',
    once: 'once,',
    monthly: 'a month,',
    by: 'by',
    end: '.',
  },
  /** Names of the fields, which nobody sees. */
  fields: {
    piece: { once: 'Piece needed once', monthly: 'Piece needed each month' },
    count: (piece: string) => `How many: ${piece}`,
    by: 'By when',
  },
  /** The first option of a field for a piece: in an empty list, and after others. */
  nothing: 'nothing',
  more: 'and …',
  groups: { credits: 'Bought with credits', cards: 'By the piece, with a quote' },
  option: {
    credits: (name: string, credits: number) => `${name}, ${formatCount(credits)} credits`,
    cards: (name: string, cents: number) => `${name}, from ${formatCents(cents)}`,
  },
  times: { none: 'no date', week: 'this week', month: 'this month' },
  answers: {
    cheapest: 'The cheapest way',
    next: 'The next best',
    nextInTime: 'The cheapest in time',
    alone: 'No other offer sells this.',
    over: 'over three months',
    paidOnce: 'paid once',
    months: ['First month', 'Second month', 'Third month'],
    minimum: (months: number, cents: number) =>
      `The minimum is ${plural(months, 'month')}: ${formatCents(cents)} in all.`,
    from: (cents: number) => `From ${formatCents(cents)}`,
    once: (count: number, name: string) => `${formatCount(count)} × ${name}`,
    monthly: (count: number, name: string) => `${formatCount(count)} × ${name} a month`,
    both: (first: number, later: number, name: string) =>
      `${formatCount(first)} × ${name}, then ${formatCount(later)} a month`,
    later: (count: number, name: string) => `${formatCount(count)} × ${name} a month, from the second month`,
    inTime: { week: 'In time for this week:', month: 'In time for this month:' },
    known: 'Time:',
    notInTime: (names: string) => `We promise no date for ${names}. Ask us before you buy.`,
    breakEven: (agency: string, credits: number) =>
      `From ${formatCount(credits)} credits a month, ${agency} is cheaper than credits.`,
    ahead: 'Bought at the start, because credits last as long as your account.',
    afterwards: 'Then:',
  },
  parts: { credits: (packs: string) => `Credits: ${packs}`, cards: 'By the piece' },
  timeOf: {
    site: (hours: number) => `the site ${hours} hours after the design meeting`,
    revision: (hours: number) => `feedback on a revision within ${hours} hours`,
    agency: (hours: number) => `${hours} hours for basic requests`,
    enterprise: (hours: number) => `from ${hours} hours on agreed formats`,
  },
  starts: {
    checkout: 'Go to checkout',
    quote: 'Get a quote',
    signUp: 'Sign up',
    bookCall: 'Book a call',
    packs: (count: number, name: string) => `Buy ${formatCount(count)} ${name} ${count === 1 ? 'pack' : 'packs'}`,
  },
  cases: {
    caption: 'Six common cases',
    columns: { need: 'What they need', way: 'The cheapest way', price: 'Over three months' },
    names: {
      site: 'A website this week',
      brand: 'A logo and a website',
      care: 'Two changes and a new page, every month',
      ads: 'Four ads and four posts, every month',
      campaign: 'A brand now, then two films and two animations a month',
      search: 'A search over our own files',
    },
  },
} as const;
