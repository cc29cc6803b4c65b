import * as v from 'valibot';
import { isoDate, isoDay } from './codecs/json';

/** A sent form, as a backend would receive it. */
export const submission = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(['trial', 'onboarding', 'checkout', 'instant-site']),
  date: isoDate,
  /** The answers without card data; a file is kept as its name, size in bytes and MIME type. */
  answers: v.record(v.string(), v.unknown()),
  payment: v.optional(v.string()),
  /**
   * The calendar day of the payment where the payer was, YYYY-MM-DD: periods and charges count from it in every time zone. A
   * damaged one counts as absent.
   */
  day: v.fallback(v.optional(isoDay), undefined),
  owner: v.optional(v.string()),
  /** Email address to answer to, if neither the owner nor an answer says it. */
  replyTo: v.optional(v.string()),
  done: v.optional(isoDate),
  /** When the calendar for the design meeting of an Instant Site was opened. */
  booked: v.optional(isoDate),
  /** When the customer canceled a trial. */
  canceled: v.optional(isoDate),
});
export type Submission = v.InferOutput<typeof submission>;
