import { expect, it } from 'vitest';
import { type Draft, emptied, mergeDrafts, newerThan } from '../../../src/services/drafts/draft';

const draftOf = (values: Draft['values'], counts: Draft['counts']): Draft => ({
  ...{ id: 'd', at: null, files: {}, answers: 0, values, counts },
});
const none = new Set<string>();
const full = draftOf({ a: 'A', b: 'B' }, { a: 1, b: 2 });

it('an emptied draft is newer than what every tab has', () => {
  const empty = emptied(full);
  expect(mergeDrafts(full, empty, none)).toMatchObject({ draft: { values: {} }, changed: ['a', 'b'], missing: [] });
  expect(mergeDrafts(empty, full, none)).toMatchObject({ draft: { values: {} }, changed: [], missing: ['a', 'b'] });
});

it('of two answers the newer is taken, field by field, and of two as new the one that is not stored yet', () => {
  const other = draftOf({ a: 'newer', b: 'older' }, { a: 2, b: 1 });
  expect(mergeDrafts(full, other, none)).toMatchObject({
    ...{ draft: { values: { a: 'newer', b: 'B' }, counts: { a: 2, b: 2 } }, changed: ['a'], missing: ['b'] },
  });
  const same = draftOf({ a: 'other' }, { a: 1 });
  expect(mergeDrafts(full, same, none).draft.values.a).toBe('other');
  expect(mergeDrafts(full, same, new Set(['a'])).draft.values.a).toBe('A');
});

it('a draft that is chosen over another is newer than it in every field', () => {
  const chosen = newerThan(full, draftOf({ a: 'x' }, { a: 9 }));
  expect(chosen.counts).toEqual({ a: 10, b: 10 });
});
