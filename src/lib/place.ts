/**
 * A place is what is shown between two moves of the focus: a page, a step of a form, a view or a part that a link names. A
 * filter, sort, tab, plan, code or text changes the address of a place. Each entry of the history says which place it is of.
 */
type Entry = { key: string; state: unknown };

const recordOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state ? { ...state } : {};

/** The place of an entry: the key of its first one. */
export const placeOf = ({ key, state }: Entry): string => {
  const { place } = recordOf(state);
  return typeof place === 'string' ? place : key;
};

/** The state for another address of the same place. It keeps what the entry knows: the page to return to, an order. */
export const sameState = (entry: Entry): Record<string, unknown> => ({
  ...recordOf(entry.state),
  place: placeOf(entry),
});

/** The state for another place of the same page. */
export const nextState = (entry: Entry): Record<string, unknown> => ({ ...recordOf(entry.state), place: undefined });
