import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, test as base, chromium, expect } from '@playwright/test';
import { tabOf } from '../engines/drivers/playwright';
import { simulateWaits, specified, standInForOthers, watch } from '../fixtures';
import { journeys } from '../journeys';
import type { Journey } from '../journeys/tab';
import type { Condition } from './condition';
import { type Snapshot, takeSnapshot } from './record';
import { conditions } from './table';

const failEnd = (instead: RegExp) => () => {
  throw new Error(`The journey came to its end, and ${instead} was not seen.`);
};

type Run = {
  browser: Browser;
  condition?: Condition;
  instead?: RegExp;
  isExpected?: (snapshot: Snapshot, index: number) => boolean;
};

/**
 * Makes a journey in a browser that is empty, with the options of the configuration, which Playwright applies.
 * @param condition what is changed; nothing if left out
 * @param instead words that must be seen in place of the journey's end
 * @param isExpected whether a stop has what the journey leads to
 * @returns what was to be seen and stored at each stop
 */
const makeJourney = async (journey: Journey, run: Run): Promise<Snapshot[]> => {
  const { browser, condition, instead, isExpected = () => false } = run;
  const own = condition?.launch && (await chromium.launch(condition.launch));
  const context = await (own ?? browser).newContext({ viewport: { width: 1280, height: 860 }, ...condition?.options });
  try {
    const troubles = await watch(context, specified);
    await standInForOthers(context);
    await simulateWaits(context, condition?.waits ?? 'none');
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await condition?.prepare?.(page);
    const tab = tabOf(page, mkdtempSync(path.join(tmpdir(), 'downloads-')));
    const snapshots: Snapshot[] = [];
    const made = journey({ ...tab, ...condition?.change?.(tab, page) }, async (stop) => {
      await condition?.beforeSnapshot?.(page);
      snapshots.push(await takeSnapshot(page, stop, (now) => isExpected(now, snapshots.length)));
    });
    if (instead) await Promise.race([page.getByText(instead).first().waitFor(), made.then(failEnd(instead))]);
    else await made;
    expect(troubles).toEqual([]);
    return snapshots;
  } finally {
    await context.close();
    await own?.close();
  }
};

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
