/** The log of all projects: what customer and agency have done, one event each. */
import * as v from 'valibot';
import { isoDate, list } from './codecs/json';
import { key } from './key';

const filled = v.pipe(v.string(), v.nonEmpty());

/** `project` is the key of a project, `at` the demo's time. */
const base = { id: filled, project: filled, at: isoDate, by: v.picklist(['customer', 'agency']) };

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
