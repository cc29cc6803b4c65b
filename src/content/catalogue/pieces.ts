/** Every piece of work that is sold by itself: with credits, or by a service card. */
import type { PieceId } from '../ids';
import { creditServices } from './credits';
import { growthVideosPerMonth, type PlanTierId } from './plan-tiers';
import { serviceCards } from './service-cards';
import { startingCents } from './starting-prices';

export type Piece = {
  id: PieceId;
  name: string;
  /** Tells pieces with similar names apart. */
  which: string | undefined;
  /** 0 for a piece of a service card. */
  credits: number;
  /** 0 for a piece that credits buy. */
  fromCents: number;
};

/** Both credits and cards sell pages. */
const which: Partial<Record<PieceId, string>> = {
  'new-page': 'for a site that you have',
  'web-design': 'a site designed from scratch',
};

export const pieces: readonly Piece[] = [
  ...creditServices.map(({ id, name, credits }) => ({ id, name, which: which[id], credits, fromCents: 0 })),
  ...serviceCards.map(({ id, title }) => ({
    id,
    name: title,
    which: which[id],
    credits: 0,
    fromCents: startingCents[id],
  })),
];

export const findPiece = (id: string): Piece | undefined => pieces.find((piece) => piece.id === id);

/** Offers by the month that make pieces without a price for each. */
export type MonthlyOfferId = PlanTierId | 'agency' | 'enterprise-plan';

/** How many of a piece a month has; `Infinity` where the offer names no limit. */
type Covered = Partial<Record<PieceId, number>>;

const unlimited = (...ids: readonly PieceId[]): Covered =>
  Object.fromEntries(ids.map((id) => [id, Number.POSITIVE_INFINITY]));

const starter = unlimited(
  'ad-creative',
  'social-media-creative',
  'presentation-design',
  'illustration-design',
  'custom-artwork',
);
const growth: Covered = {
  ...starter,
  ...unlimited(
    'motion-design',
    'branding-services',
    'branding-kit',
    'logo-design',
    '3d-ar-design',
    'ai-enhanced-creative',
  ),
  'video-production': growthVideosPerMonth,
};
const allCreative: Covered = { ...growth, ...unlimited('video-production', 'web-design', 'revision') };

/**
 * The pieces that the list of each offer names. Only Agency Service builds pages. No plan but the custom one lists work on AI
 * systems, which has to be estimated one by one.
 */
export const piecesOf: Readonly<Record<MonthlyOfferId, Covered>> = {
  starter,
  growth,
  agency: { ...allCreative, ...unlimited('new-page', 'instant-site') },
  'enterprise-plan': allCreative,
  enterprise: { ...allCreative, ...unlimited('ai-pipeline-development') },
};
