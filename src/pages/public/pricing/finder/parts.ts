/** The parts of a way: what one offer makes in each month, and what it costs. */
import { revisionFeedbackHours } from '../../../../content/catalogue/credits';
import { findPiece, pieces } from '../../../../content/catalogue/pieces';
import { checkoutPlans, instantSite } from '../../../../content/catalogue/plans';
import type { PieceId } from '../../../../content/ids';
import { finder } from '../../../../content/public/finder';
import { href } from '../../../../paths';
import { cheapestPacks } from './cheapest-packs';
import type { MonthlyOffer, Start } from './offers';

/** How many of each piece in one month. */
export type Month = ReadonlyMap<PieceId, number>;
/** Agency Service has a minimum of three months, so that ways are compared over three. */
export type Months = readonly [Month, Month, Month];
export type Cents = readonly [number, number, number];

export type Part = {
  name: string;
  months: Months;
  cents: Cents;
  /** The price is a lower limit. */
  isFrom: boolean;
  minimumMonths?: number;
  /** The time of each piece that the catalogue has one for. */
  times: readonly { hours: number; of: (hours: number) => string }[];
  untimed: readonly PieceId[];
  /** Less is shown first where two ways cost the same. */
  decisions: number;
  /** Where it is bought: a link for each kind of pack. */
  starts: readonly Start[];
};

export const idsIn = (months: Months): PieceId[] =>
  pieces.flatMap(({ id }) => (months.some((month) => (month.get(id) ?? 0) > 0) ? [id] : []));

const each = (months: Months, sum: (month: Month) => number): Cents => [sum(months[0]), sum(months[1]), sum(months[2])];

/** The sum of a month's pieces, each by its own figure. */
const sumOf = (month: Month, figure: (id: PieceId) => number): number =>
  [...month].reduce((sum, [id, count]) => sum + count * figure(id), 0);

const siteTime = { hours: instantSite.deliveryHours, of: finder.timeOf.site };
const timeOfPiece: Partial<Record<PieceId, { hours: number; of: (hours: number) => string }>> = {
  'instant-site': siteTime,
  revision: { hours: revisionFeedbackHours, of: finder.timeOf.revision },
};

export const creditsOf = (id: PieceId): number => {
  const piece = findPiece(id);
  return piece && 'credits' in piece ? piece.credits : 0;
};

/** Packs for all three months, bought at the start: credits last, and larger packs cost less. */
export const creditsPart = (months: Months): Part => {
  const ids = idsIn(months);
  const { packs: anyOrder, priceCents } = cheapestPacks(
    months.reduce((sum, month) => sum + sumOf(month, creditsOf), 0),
  );
  const packs = anyOrder.toSorted((a, b) => b.pack.credits - a.pack.credits);
  return {
    name: finder.parts.credits(packs.map(({ pack, quantity }) => `${quantity} × ${pack.name}`).join(', ')),
    months,
    cents: [priceCents, 0, 0],
    isFrom: false,
    times: ids.flatMap((id) => timeOfPiece[id] ?? []),
    untimed: ids.filter((id) => !timeOfPiece[id]),
    decisions: packs.length,
    starts: packs.map(({ pack, quantity }) => ({
      label: finder.starts.packs(quantity, pack.name),
      href: href('purchaseCredits', { pack: pack.id, quantity: String(quantity) }),
    })),
  };
};

const { name, amountCents } = checkoutPlans['instant-site'];

export const sitePart = (months: Months): Part => ({
  name,
  months,
  cents: each(months, (month) => sumOf(month, () => amountCents)),
  isFrom: false,
  times: [siteTime],
  untimed: [],
  decisions: 1,
  starts: [{ label: finder.starts.checkout, href: href('payment', { plan: 'instant-site' }) }],
});

/** Pieces of service cards. Each gets a quote, which is to be decided on. */
export const cardsPart = (months: Months): Part => {
  const ids = idsIn(months);
  const fromCents = (id: PieceId): number => {
    const piece = findPiece(id);
    return piece && 'fromCents' in piece ? piece.fromCents : 0;
  };
  return {
    name: finder.parts.cards,
    months,
    cents: each(months, (month) => sumOf(month, fromCents)),
    isFrom: true,
    times: [],
    untimed: ids,
    decisions: 2 * ids.length,
    starts: [{ label: finder.starts.quote, href: href('contact') }],
  };
};

/** An offer by the month. @param paid for how many months it is paid */
export const monthlyPart = (offer: MonthlyOffer, paid: number, months: Months): Part => ({
  name: offer.name,
  months,
  cents: [offer.monthlyCents, paid > 1 ? offer.monthlyCents : 0, paid > 2 ? offer.monthlyCents : 0],
  isFrom: offer.isFrom ?? false,
  ...(offer.minimumMonths > 1 && { minimumMonths: offer.minimumMonths }),
  times: offer.time ? [offer.time] : [],
  untimed: offer.time ? [] : idsIn(months),
  decisions: offer.decisions,
  starts: [offer.start],
});
