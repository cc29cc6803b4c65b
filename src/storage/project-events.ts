/** The log of all projects: what customer and agency have done, one event each. */
import * as v from 'valibot';
import { isoDate, list } from './codecs/json';
import { key } from './key';

const filled = v.pipe(v.string(), v.nonEmpty());

/** `project` is the key of a project, `at` the demo's time. */
const base = { id: filled, project: filled, at: isoDate, by: v.picklist(['customer', 'agency']) };

/**
 * What is drawn: by which rule, from which seed, in which colors (ground, brand, second), for which name. Nothing else of a
 * drawing is stored.
 */
const proofItem = v.object({
  rule: filled,
  seed: v.pipe(v.number(), v.integer()),
  colors: v.pipe(v.array(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))), v.minLength(3), v.maxLength(3)),
  letters: v.pipe(v.string(), v.maxLength(120)),
});

/** The answers that a revision of a delivered site may change. */
const siteTexts = v.partial(
  v.object({
    businessName: v.string(),
    businessDescription: v.string(),
    existingLinks: v.string(),
    pageContent: v.object({ home: v.string(), page2: v.string(), page3: v.string() }),
  }),
);
export type SiteTexts = v.InferOutput<typeof siteTexts>;

const projectEvent = v.variant('kind', [
  v.object({ ...base, kind: v.literal('message'), text: filled }),
  /** The time that the customer has picked in the calendar. */
  v.object({
    ...base,
    kind: v.literal('meeting'),
    start: isoDate,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({ ...base, kind: v.literal('begun') }),
  v.object({
    ...base,
    kind: v.literal('delivered'),
    note: v.string(),
    link: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  }),
  /** The agency shows what it has drawn: a round. */
  v.object({
    ...base,
    kind: v.literal('proofs'),
    items: v.pipe(v.array(proofItem), v.minLength(1), v.maxLength(6)),
    note: v.string(),
  }),
  /** Which proof of a round the customer has chosen. It comes with `change` or `approved`. */
  v.object({ ...base, kind: v.literal('choice'), of: filled, index: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** What the customer asks to change in a round. The next round settles it. */
  v.object({ ...base, kind: v.literal('change'), of: filled, text: filled }),
  /** The customer approves one round, or the site as it stands (`of` is the key of the project). Newer proofs make it void. */
  v.object({ ...base, kind: v.literal('approved'), of: filled }),
  v.object({ ...base, kind: v.literal('texts'), answers: siteTexts }),
  /** One side has opened the project's page, which was in this state. */
  v.object({ ...base, kind: v.literal('seen'), state: v.string() }),
  /** Takes back the event with this id. */
  v.object({ ...base, kind: v.literal('withdrawn'), of: filled }),
]);
export type ProjectEvent = v.InferOutput<typeof projectEvent>;

/** What has happened to the projects of all customers, oldest first. Events are only added; they go with their customer. */
export const projectEvents = key('projectEvents', 'local', list(projectEvent), []);

/** Begins the keys of a customer's redemptions in the log. What was sent has its id for a key. */
export const entryKeysOf = (email: string): string => `entry ${email} `;

/** The key of a redemption in the log. @param email '' for a customer without an address */
export const entryKeyOf = (email: string, { date, id }: { date: string; id: string }): string =>
  `${entryKeysOf(email)}${date} ${id}`;
