import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, type LaunchOptions } from '@playwright/test';
import { tabOf } from '../engines/drivers/playwright';
import { watch } from '../fixtures';
import type { Journey } from '../journeys/tab';
import type { Condition } from './condition';
import { type Rest, recordRest } from './record';

const beyondTheSite = /^https?:(?!\/\/localhost)/;

type Setting = { browser: Browser; baseURL: string | undefined; launchOptions: LaunchOptions };
/** A setting, and what is changed in it. */
type Run = Setting & { condition?: Condition; instead?: RegExp };

/**
 * Makes a journey in a browser that is empty.
 * @param condition what is changed; nothing if left out
 * @param instead words that must be seen in place of the journey's end
 * @returns what was to be seen and stored at each stop
 */
export const makeJourney = async (
  journey: Journey,
  { browser, baseURL, launchOptions, condition, instead }: Run,
): Promise<Rest[]> => {
  const own = condition?.launch && (await chromium.launch({ ...launchOptions, ...condition.launch }));
  const context = await (own ?? browser).newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 860 },
    ...condition?.options,
  });
  try {
    const troubles = await watch(context, ['[email notification', 'https://calendar.google.com/']);
    await context.route(beyondTheSite, (route) => route.fulfill({ body: '' }));
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await condition?.prepare?.(page);
    const tab = tabOf(page, mkdtempSync(path.join(tmpdir(), 'downloads-')));
    const rests: Rest[] = [];
    const made = journey({ ...tab, ...condition?.change?.(tab, page) }, async (stop) => {
      await condition?.atRest?.(page);
      rests.push(await recordRest(page, stop));
    });
    if (instead) await Promise.race([page.getByText(instead).first().waitFor(), made.then(failEnd(instead))]);
    else await made;
    expect(troubles).toEqual([]);
    return rests;
  } finally {
    await context.close();
    await own?.close();
  }
};

const failEnd = (instead: RegExp) => () => {
  throw new Error(`The journey came to its end, and ${instead} was not seen.`);
};
