import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect } from '@playwright/test';
import { tabOf } from '../engines/drivers/playwright';
import { simulateWaits, specified, standInForOthers, watch } from '../fixtures';
import type { Journey } from '../journeys/tab';
import type { Condition } from './condition';
import { type Snapshot, takeSnapshot } from './record';

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
export const makeJourney = async (journey: Journey, run: Run): Promise<Snapshot[]> => {
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

const failEnd = (instead: RegExp) => () => {
  throw new Error(`The journey came to its end, and ${instead} was not seen.`);
};
