import { pieces } from '../../../../content/catalogue/pieces';
import type { PieceId } from '../../../../content/ids';
import { onlyValue } from '../../../../lib/links';

export type Count = { id: PieceId; count: number };

export const times = ['none', 'week', 'month'] as const;
export type Time = (typeof times)[number];

/** What the sentence says: pieces once, pieces each month, and until when. */
export type Need = { once: readonly Count[]; monthly: readonly Count[]; by: Time };

export const mostOfOne = 20;

/** '2-logo-design.1-web-design', as the address has it. */
const writeCounts = (counts: readonly Count[]): string => counts.map(({ id, count }) => `${count}-${id}`).join('.');

/** Reads counts from the address. What is no piece, over the most, or named before counts as none. */
const readCounts = (text: string): Count[] => {
  const counts: Count[] = [];
  for (const part of text.split('.')) {
    const [, digits, name] = /^(\d{1,2})-(.+)$/.exec(part) ?? [];
    const count = Number(digits);
    const id = pieces.find((piece) => piece.id === name)?.id;
    const isKnown = id && count >= 1 && count <= mostOfOne;
    if (isKnown && !counts.some((before) => before.id === id)) counts.push({ id, count });
  }
  return counts;
};

export const readNeed = (query: URLSearchParams): Need => ({
  once: readCounts(onlyValue(query, 'once') ?? ''),
  monthly: readCounts(onlyValue(query, 'monthly') ?? ''),
  by: times.find((time) => time === onlyValue(query, 'by')) ?? 'none',
});

/** The parameters of the address for a sentence; '' for what it does not say. */
export const needQuery = ({ once, monthly, by }: Partial<Need>): Record<string, string> => ({
  ...(once && { once: writeCounts(once) }),
  ...(monthly && { monthly: writeCounts(monthly) }),
  ...(by && { by: by === 'none' ? '' : by }),
});
