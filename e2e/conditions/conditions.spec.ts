import { isDeepStrictEqual } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { journeys } from '../journeys';
import { makeJourney } from './make-journey';
import type { Snapshot } from './record';
import { conditions } from './table';

/** What a journey leads to without any condition: it is made once in each worker. */
const test = base.extend<object, { usual: Map<string, Promise<Snapshot[]>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  usual: [async ({}, use) => use(new Map()), { scope: 'worker' }],
});

const matching = <Value>(entries: Readonly<Record<string, Value>> = {}, name: string) =>
  Object.entries(entries).find(([begin]) => name.startsWith(begin))?.[1];

// One worker makes all runs of a journey, so that it is made without condition only once.
for (const [name, journey] of Object.entries(journeys))
  test.describe(name, () => {
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    for (const [words, condition] of Object.entries(conditions)) {
      const isTouched = condition.touches.some((begin) => name.startsWith(begin));
      if (matching(condition.except, name) || (!isTouched && process.env.CONDITIONS !== 'all')) continue;

      test(words, async ({ browser, usual }) => {
        const instead = matching(condition.instead, name);
        if (!usual.has(name)) usual.set(name, makeJourney(journey, { browser }));
        const isCompared = (text: string) => !condition.differs?.test(text);
        const compared = ({ lines, stored, ...others }: Snapshot) => ({
          ...others,
          words: lines.filter(isCompared).join(' ').split(' '),
          stored: Object.fromEntries(Object.entries(stored).filter(([key]) => isCompared(key))),
        });
        const expected = (await usual.get(name))?.map(compared);
        // Nothing comes after the last stop that would show what changes late.
        const isExpected = (snapshot: Snapshot, index: number) =>
          index + 1 < (expected?.length ?? 0) && isDeepStrictEqual(compared(snapshot), expected?.[index]);
        const run = { browser, condition, isExpected, ...(instead && { instead }) };
        const snapshots = await makeJourney(journey, run);
        if (!instead) expect(snapshots.map(compared)).toEqual(expected);
      });
    }
  });
