/** One entry of the credit history. Those of other programs and earlier builds are normalized, or left out if they do not fit. */
import * as v from 'valibot';
import { isRecord } from '../lib/is-record';

/** Descriptions of entries as they are stored and shown. */
export const purchaseText = (credits: number): string => `Purchased ${credits} credits`;
export const redemptionText = (service: string): string => `Redeemed ${service}`;
const redemptionPattern = /^Redeemed (.+)$/;

/** A date text that begins with YYYY-MM-DD, as ISO 8601 in UTC, so that dates can be sorted as text. Else undefined. */
const toIso = (date: unknown): string | undefined => {
  const time = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/** Makes the id and date strings, and derives a missing service or description from the other fields. */
const normalizeEntry = (given: unknown): unknown => {
  if (!isRecord(given)) return given;
  const entry: Record<string, unknown> = { ...given };
  for (const name of ['service', 'description', 'status', 'stripeSessionId'])
    if (entry[name] === null) entry[name] = undefined;
  if (typeof entry.id === 'number') entry.id = String(entry.id);
  entry.date = toIso(entry.date);
  if (entry.type === 'redemption') {
    entry.service ??= redemptionPattern.exec(String(entry.description))?.[1];
    if (typeof entry.service === 'string') entry.description ??= redemptionText(entry.service);
  } else if (typeof entry.credits === 'number') entry.description ??= purchaseText(entry.credits);
  return entry;
};

/** Schemas of amounts: whole credits, and US dollars. */
export const wholeCredits = v.pipe(v.number(), v.safeInteger());
export const usd = v.pipe(v.number(), v.finite(), v.minValue(0));

const statuses = ['pending', 'active', 'completed'] as const;
const entryBase = { id: v.pipe(v.string(), v.nonEmpty()), description: v.string(), date: v.string() };

/** One entry of the credit history. Credits are negative for a redemption; `amount` is in US dollars, `date` ISO 8601 in UTC. */
export const historyEntry = v.pipe(
  v.unknown(),
  v.transform(normalizeEntry),
  v.variant('type', [
    v.object({
      ...entryBase,
      type: v.literal('purchase'),
      credits: v.pipe(wholeCredits, v.minValue(0)),
      amount: usd,
      status: v.optional(v.picklist(statuses), 'completed'),
      stripeSessionId: v.optional(v.string()),
    }),
    v.object({
      ...entryBase,
      type: v.literal('redemption'),
      credits: v.pipe(wholeCredits, v.maxValue(0)),
      service: v.string(),
      status: v.optional(v.picklist(statuses), 'pending'),
      /** When its assignment was started (ISO 8601). Older entries do not have it. */
      started: v.fallback(v.optional(v.string()), undefined),
    }),
  ]),
);
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** Unique to the entry, and the same when its status changes. Entries that another program wrote may share an id. */
export const identityOf = (entry: HistoryEntry): string =>
  `${entry.type} ${entry.date} ${entry.credits} ${entry.type === 'purchase' ? entry.amount : ''} ${entry.id}`;

/** Compare functions for sorting: by date, the newer entry or the older one first. */
export const newestFirst = (a: { date: string }, b: { date: string }): number =>
  a.date < b.date ? 1 : a.date > b.date ? -1 : 0;
export const oldestFirst = (a: { date: string }, b: { date: string }): number => newestFirst(b, a);
