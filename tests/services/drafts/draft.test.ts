import { expect, it } from 'vitest';
import {
  answered,
  decodeDraft,
  emptied,
  encodeDraft,
  mergeDrafts,
  otherIn,
  typedOnto,
} from '../../../src/services/drafts/draft';

const draftOf = (values: object, counts: object, more: object = {}) => decodeDraft({ values, counts, ...more });
const full = draftOf({ a: 'A', b: 'B' }, { a: 1, b: 2 });

const empty = emptied(full);

it('an emptied draft is newer than what every tab has', () => {
  const [there, here] = [mergeDrafts(full, empty, []), mergeDrafts(empty, full, ['a', 'b'])];
  expect([there.draft.values, otherIn(there.draft.values, full.values), there.unsaved]).toEqual([{}, ['a', 'b'], []]);
  expect([here.draft.values, otherIn(here.draft.values, empty.values), here.unsaved]).toEqual([{}, [], ['a', 'b']]);
});

it('of two answers the newer is taken, field by field, and of two as new the one that is not stored yet', () => {
  const other = draftOf({ a: 'newer', b: 'older' }, { a: 2, b: 1 });
  const { draft, unsaved } = mergeDrafts(full, other, []);
  expect(draft).toMatchObject({ values: { a: 'newer', b: 'B' }, counts: { a: 2, b: 2 } });
  expect([otherIn(draft.values, full.values), unsaved]).toEqual([['a'], ['b']]);
  const same = draftOf({ a: 'other' }, { a: 1 });
  expect(mergeDrafts(full, same, []).draft.values.a).toBe('other');
  expect(mergeDrafts(full, same, ['a']).draft.values.a).toBe('A');
});

it('what is typed onto another draft is newer than it, and what comes back than what has emptied it', () => {
  expect(typedOnto(draftOf({ a: 'x', c: 'C' }, { a: 9 }), full)).toMatchObject({
    ...{ values: { a: 'A', b: 'B', c: 'C' }, counts: { a: 10, b: 10 } },
  });
  expect(answered(empty, full.values)).toMatchObject({ values: { a: 'A', b: 'B' }, counts: { a: 4, b: 4 } });
});

it('names of files are stored apart, and an answer that is as the form begins by its count alone', () => {
  const stored = { values: { a: 'A' }, files: { logo: ['a.svg'] }, counts: { a: 1, b: 2, logo: 3 }, isEmpty: false };
  expect(JSON.parse(JSON.stringify(encodeDraft(decodeDraft(stored))))).toMatchObject(stored);
  expect(decodeDraft({ ...stored, isEmpty: true }).values).toEqual({});
});
