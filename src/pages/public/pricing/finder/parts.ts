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
type Month = ReadonlyMap<PieceId, number>;
/** Ways are compared over three months, the minimum of Agency Service. The second and the third are alike. */
export type Months<Each = Month> = { first: Each; later: Each };
export type Cents = Months<number>;

export const overThreeMonths = ({ first, later }: Cents): number => first + 2 * later;

export const mapMonths = <To>(months: Months, change: (month: Month, isLater: boolean) => To): Months<To> => ({
  first: change(months.first, false),
  later: change(months.later, true),
});

export type Part = {
  name: string;
  months: Months;
  cents: Cents;
  /** The price is a lower limit. */
  isFrom?: boolean | undefined;
  minimumMonths?: number;
  /** The time of each piece that the catalogue has one for. */
  times: readonly { hours: number; of: (hours: number) => string }[];
  untimed: readonly PieceId[];
  /** Less is shown first where two ways cost the same. */
  decisions: number;
  /** Where it is bought: a link for each kind of pack. */
  starts: readonly Start[];
};

export const idsIn = ({ first, later }: Months): PieceId[] =>
  pieces.flatMap(({ id }) => (first.get(id) || later.get(id) ? [id] : []));

/** The sum of each month's pieces, each by its own figure. */
const sumsOf = (months: Months, figure: (id: PieceId) => number): Months<number> =>
  mapMonths(months, (month) => [...month].reduce((sum, [id, count]) => sum + count * figure(id), 0));

const siteTime = { hours: instantSite.deliveryHours, of: finder.timeOf.site };
const timeOfPiece: Partial<Record<PieceId, { hours: number; of: (hours: number) => string }>> = {
  'instant-site': siteTime,
  revision: { hours: revisionFeedbackHours, of: finder.timeOf.revision },
};

export const creditsOf = (id: PieceId): number => findPiece(id)?.credits ?? 0;

/** Packs for all three months, bought at the start: credits last, and larger packs cost less. */
export const creditsPart = (months: Months): Part => {
  const ids = idsIn(months);
  const { packs: anyOrder, priceCents } = cheapestPacks(overThreeMonths(sumsOf(months, creditsOf)));
  const packs = anyOrder.toSorted((a, b) => b.pack.credits - a.pack.credits);
  return {
    name: finder.parts.credits(packs.map(({ pack, quantity }) => `${quantity} × ${pack.name}`).join(', ')),
    months,
    cents: { first: priceCents, later: 0 },
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
  cents: sumsOf(months, () => amountCents),
  times: [siteTime],
  untimed: [],
  decisions: 1,
  starts: [{ label: finder.starts.checkout, href: href('payment', { plan: 'instant-site' }) }],
});

/** Pieces of service cards. Each gets a quote, which is to be decided on. */
export const cardsPart = (months: Months): Part => {
  const ids = idsIn(months);
  return {
    name: finder.parts.cards,
    months,
    cents: sumsOf(months, (id) => findPiece(id)?.fromCents ?? 0),
    isFrom: true,
    times: [],
    untimed: ids,
    decisions: 2 * ids.length,
    starts: [{ label: finder.starts.quote, href: href('contact') }],
  };
};

/** An offer by the month, paid for the first one or for all. */
export const monthlyPart = (offer: MonthlyOffer, isKept: boolean, months: Months): Part => ({
  name: offer.name,
  months,
  cents: { first: offer.monthlyCents, later: isKept ? offer.monthlyCents : 0 },
  isFrom: offer.isFrom,
  ...(offer.minimumMonths > 1 && { minimumMonths: offer.minimumMonths }),
  times: offer.time ? [offer.time] : [],
  untimed: offer.time ? [] : idsIn(months),
  decisions: offer.decisions,
  starts: [offer.start],
});
