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
  type Months,
  mapMonths,
  monthlyPart,
  overThreeMonths,
  type Part,
  sitePart,
} from './parts';

export type Way = {
  /** Unique among the ways to buy the same. */
  id: MonthlyOffer['id'] | 'pieces' | 'site';
  parts: readonly Part[];
  cents: Cents;
  isFrom: boolean;
  /** Whether the catalogue promises every piece by the time that the sentence names; null if it names none. */
  isInTime: boolean | null;
};

const monthsOf = ({ once, monthly }: Need): Months => {
  const later = new Map(monthly.map(({ id, count }) => [id, count]));
  const first = new Map(later);
  for (const { id, count } of once) first.set(id, (first.get(id) ?? 0) + count);
  return { first, later };
};

/** The pieces that an offer makes in the months that it is paid for; the rest is bought one by one. */
const splitBy = (offer: MonthlyOffer, isKept: boolean, months: Months) => {
  const most = (id: PieceId, isLater: boolean) => (isLater && !isKept ? 0 : (piecesOf[offer.id][id] ?? 0));
  const keep = (part: (count: number, limit: number) => number) =>
    mapMonths(
      months,
      (month, isLater) => new Map([...month].map(([id, count]) => [id, part(count, most(id, isLater))])),
    );
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
  const sumOf = (month: keyof Cents) => parts.reduce((sum, { cents }) => sum + cents[month], 0);
  return {
    id,
    parts,
    cents: { first: sumOf('first'), later: sumOf('later') },
    isFrom: parts.some(({ isFrom }) => isFrom),
    isInTime: judge(parts, by),
  };
};

const decisionsOf = ({ parts }: Way) => parts.reduce((sum, { decisions }) => sum + decisions, 0);

/** By price; of two ways that cost the same, the one with less to decide comes first. */
const byPrice = (a: Way, b: Way) =>
  overThreeMonths(a.cents) - overThreeMonths(b.cents) || decisionsOf(a) - decisionsOf(b);

/**
 * An offer by the month, paid for the first month or for all three. What is needed each month ends after one only where that is
 * cheaper than buying piece by piece.
 */
const monthlyWays = (offer: MonthlyOffer, months: Months, by: Time, onePieces: Way): Way[] =>
  [false, true].flatMap((isKept) => {
    const hasMinimum = offer.minimumMonths > 1;
    const { covered, rest } = splitBy(offer, isKept, months);
    const lastPaid = isKept && !hasMinimum ? covered.later : covered.first;
    if ((hasMinimum && !isKept) || isEmpty({ first: lastPaid, later: lastPaid })) return [];
    const way = wayOf(offer.id, [monthlyPart(offer, isKept, covered), ...onePiecesParts(rest)], by);
    const endsEarly = !isKept && !isEmpty(splitBy(offer, true, { ...months, first: new Map() }).covered);
    return endsEarly && overThreeMonths(way.cents) >= overThreeMonths(onePieces.cents) ? [] : way;
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
