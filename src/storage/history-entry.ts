/**
 * A line of the credit history as it is read. What others wrote is taken where its meaning is plain: it is brought into the
 * one shape first, and only what then still does not fit is left out.
 */
import * as v from 'valibot';

/** The spec's words for an entry. */
export const purchaseText = (credits: number): string => `Purchased ${credits} credits`;
export const redemptionText = (service: string): string => `Redeemed ${service}`;
const redemptionPattern = /^Redeemed (.+)$/;

/** Any text for a moment that begins with its day, as ISO 8601 in UTC: so texts sort as times do. Else undefined. */
const toIso = (date: unknown): string | undefined => {
  const time = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/** The entry with a text for its id and date, and with what it lacks and the rest of it tells. */
const complete = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
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

/** Shapes of an amount: whole credits, and US dollars. */
export const wholeCredits = v.pipe(v.number(), v.safeInteger());
export const usd = v.pipe(v.number(), v.finite(), v.minValue(0));

const statuses = ['pending', 'active', 'completed'] as const;
const entryBase = { id: v.pipe(v.string(), v.nonEmpty()), description: v.string(), date: v.string() };

/** One line of the credit history. Credits are negative for a redemption; `amount` is in US dollars, `date` ISO 8601 in UTC. */
export const historyEntry = v.pipe(
  v.unknown(),
  v.transform(complete),
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
    }),
  ]),
);
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** Tells an entry from all others, whatever became of it since: ids of other apps may be short, and stand for several. */
export const identityOf = (entry: HistoryEntry): string =>
  `${entry.type} ${entry.date} ${entry.credits} ${entry.type === 'purchase' ? entry.amount : ''} ${entry.id}`;

/** The newer entry first. */
export const newestFirst = (a: { date: string }, b: { date: string }): number =>
  a.date < b.date ? 1 : a.date > b.date ? -1 : 0;
