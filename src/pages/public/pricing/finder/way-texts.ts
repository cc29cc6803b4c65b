import { findPiece } from '../../../../content/catalogue/pieces';
import { formatCents } from '../../../../content/format/money';
import type { PieceId } from '../../../../content/ids';
import { finder } from '../../../../content/public/finder';
import type { Time } from './need';
import { creditsOf, idsIn, type Part } from './parts';
import type { Way } from './ways';

const { answers } = finder;

const nameOf = (id: PieceId): string => findPiece(id)?.name ?? id;

/** '2 × New Page, then 1 a month': the pieces of a part. */
export const itemsOf = ({ months }: Part): string[] =>
  idsIn(months).map((id) => {
    const [first = 0, later = 0] = months.map((month) => month.get(id) ?? 0);
    if (first === later) return answers.monthly(first, nameOf(id));
    if (later === 0) return answers.once(first, nameOf(id));
    return first === 0 ? answers.later(later, nameOf(id)) : answers.both(first, later, nameOf(id));
  });

export const nameOfWay = ({ parts }: Way): string => parts.map(({ name }) => name).join(' + ');

export const totalOf = ({ totalCents, isFrom }: Pick<Way, 'totalCents' | 'isFrom'>): string =>
  isFrom ? answers.from(totalCents) : formatCents(totalCents);

/** What the catalogue says about time, and what it does not. */
export const timesOf = ({ parts, isInTime }: Way, by: Time): string[] => {
  const known = [...new Set(parts.flatMap(({ times }) => times.map(({ hours, of }) => of(hours))))];
  const untimed = [...new Set(parts.flatMap((part) => part.untimed))].map(nameOf);
  const lead = isInTime && by !== 'none' ? answers.inTime[by] : answers.known;
  return [
    ...(known.length > 0 ? [`${lead} ${known.join('; ')}.`] : []),
    ...(by !== 'none' && untimed.length > 0 ? [answers.notInTime(untimed.join(', '))] : []),
  ];
};

/** Whether a way buys credits for each month: then it says from where on a subscription is cheaper. */
export const usesCreditsMonthly = ({ id, parts }: Way): boolean =>
  id === 'pieces' && parts.some(({ months }) => [...months[1]].some(([piece, count]) => count * creditsOf(piece) > 0));

/** 'paid once', if nothing is paid or needed later. */
export const whenPaid = ({ cents, parts }: Way): string =>
  cents[1] + cents[2] === 0 && parts.every(({ months }) => months[1].size === 0) ? answers.paidOnce : answers.over;
