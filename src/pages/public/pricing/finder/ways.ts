/** "What do I need?": every way to buy what the sentence asks for, over the catalogue, the cheapest first. */
import { piecesOf } from '../../../../content/catalogue/pieces';
import type { PieceId } from '../../../../content/ids';
import type { Need, Time } from './need';
import { type MonthlyOffer, monthlyOffers } from './offers';
import {
  type Cents,
  cardsPart,
  creditsOf,
  creditsPart,
  idsIn,
  type Month,
  type Months,
  monthlyPart,
  type Part,
  sitePart,
} from './parts';

export type Way = {
  /** Unique among the ways to buy the same. */
  id: MonthlyOffer['id'] | 'pieces' | 'site';
  parts: readonly Part[];
  cents: Cents;
  totalCents: number;
  isFrom: boolean;
  /** Whether the catalogue promises every piece by the time that the sentence names; null if it names none. */
  isInTime: boolean | null;
};

const monthsOf = ({ once, monthly }: Need): Months => {
  const later = new Map(monthly.map(({ id, count }) => [id, count]));
  const first = new Map(later);
  for (const { id, count } of once) first.set(id, (first.get(id) ?? 0) + count);
  return [first, later, later];
};

const mapMonths = (months: Months, change: (month: Month, index: number) => Month): Months => [
  change(months[0], 0),
  change(months[1], 1),
  change(months[2], 2),
];

/** The pieces that an offer makes in the months that it is paid for; the rest is bought one by one. */
const splitBy = (offer: MonthlyOffer, paid: number, months: Months) => {
  const most = (id: PieceId, index: number) => (index < paid ? (piecesOf[offer.id][id] ?? 0) : 0);
  const keep = (part: (count: number, limit: number) => number) =>
    mapMonths(months, (month, index) => new Map([...month].map(([id, count]) => [id, part(count, most(id, index))])));
  return { covered: keep(Math.min), rest: keep((count, limit) => Math.max(0, count - limit)) };
};

const only = (months: Months, isWanted: (id: PieceId) => boolean): Months =>
  mapMonths(months, (month) => new Map([...month].filter(([id]) => isWanted(id))));

const isEmpty = (months: Months) => idsIn(months).length === 0;

/** Buys pieces one by one: with credits, with a quote, and, if it says so, Instant Sites at checkout. */
const onePiecesParts = (months: Months, withCheckout = false): Part[] => {
  const isSite = (id: PieceId) => withCheckout && id === 'instant-site';
  const sites = only(months, isSite);
  const credits = only(months, (id) => creditsOf(id) > 0 && !isSite(id));
  const cards = only(months, (id) => creditsOf(id) === 0);
  return [
    ...(isEmpty(sites) ? [] : [sitePart(sites)]),
    ...(isEmpty(credits) ? [] : [creditsPart(credits)]),
    ...(isEmpty(cards) ? [] : [cardsPart(cards)]),
  ];
};

const hoursUntil: Readonly<Record<Exclude<Time, 'none'>, number>> = { week: 7 * 24, month: 30 * 24 };

const judge = (parts: readonly Part[], by: Time): boolean | null =>
  by === 'none'
    ? null
    : parts.every(({ times, untimed }) => untimed.length === 0 && times.every(({ hours }) => hours <= hoursUntil[by]));

const wayOf = (id: Way['id'], parts: readonly Part[], by: Time): Way => {
  const month = (index: 0 | 1 | 2) => parts.reduce((sum, { cents }) => sum + cents[index], 0);
  const cents = [month(0), month(1), month(2)] as const;
  return {
    id,
    parts,
    cents,
    totalCents: cents[0] + cents[1] + cents[2],
    isFrom: parts.some(({ isFrom }) => isFrom),
    isInTime: judge(parts, by),
  };
};

const decisionsOf = ({ parts }: Way) => parts.reduce((sum, { decisions }) => sum + decisions, 0);

/** By price; of two ways that cost the same, the one with less to decide comes first. */
const byPrice = (a: Way, b: Way) => a.totalCents - b.totalCents || decisionsOf(a) - decisionsOf(b);

/**
 * An offer by the month, paid for the first month or for all three. What is needed each month ends after one only where that is
 * cheaper than buying piece by piece.
 */
const monthlyWays = (offer: MonthlyOffer, months: Months, by: Time, onePieces: Way): Way[] =>
  [1, 3].flatMap((paid) => {
    const { covered, rest } = splitBy(offer, paid, months);
    const lastPaid = paid > offer.minimumMonths ? covered[1] : covered[0];
    if (paid < offer.minimumMonths || isEmpty([lastPaid, lastPaid, lastPaid])) return [];
    const way = wayOf(offer.id, [monthlyPart(offer, paid, covered), ...onePiecesParts(rest)], by);
    const endsEarly = paid === 1 && !isEmpty(splitBy(offer, 3, [new Map(), months[1], months[2]]).covered);
    return endsEarly && way.totalCents >= onePieces.totalCents ? [] : way;
  });

/** All ways to buy what is needed, one for each offer, the best first. None if nothing is needed. */
export const waysFor = (need: Need): Way[] => {
  const months = monthsOf(need);
  if (isEmpty(months)) return [];
  const onePieces = wayOf('pieces', onePiecesParts(months), need.by);
  const ways = [
    onePieces,
    ...(idsIn(months).includes('instant-site') ? [wayOf('site', onePiecesParts(months, true), need.by)] : []),
    ...monthlyOffers.flatMap((offer) => monthlyWays(offer, months, need.by, onePieces)),
  ].sort(byPrice);
  return ways.filter(({ id }, index) => ways.findIndex((way) => way.id === id) === index);
};

/** The cheapest way, and the next best. If the cheapest is not promised in time, that is the cheapest one which is. */
export const bestWays = (need: Need): Way[] => {
  const [cheapest, ...others] = waysFor(need);
  if (!cheapest) return [];
  const next = (cheapest.isInTime === false && others.find(({ isInTime }) => isInTime)) || others[0];
  return next ? [cheapest, next] : [cheapest];
};
