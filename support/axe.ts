import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { axeOptions } from './axe-options';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The site's header and footer: the same around every page, and half of what there is to examine. */
export const frame = ['#root > header', 'footer'] as const;

type Less = { only?: readonly string[]; withoutRules?: readonly string[]; withoutParts?: readonly string[] };

/**
 * Everything axe finds on the page as it stands, of whatever impact, one line for each element. Evaluated through the
 * debugger, and not as a script element, which the content security policy would rightly refuse.
 * @param only the rules to look at; all unless told
 * @param withoutRules rules to leave out
 * @param withoutParts selectors of what to leave out, `frame` for instance
 */
export const violationsOf = async (page: Page, less: Less = {}): Promise<string[]> => {
  const { only, withoutRules = [], withoutParts = [] } = less;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${source};0`);
  // Colors are measured as they end up, not halfway through a transition.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  const context = { exclude: withoutParts.map((selector) => [selector]) };
  const run = page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as { axe: { run: (...settings: object[]) => Promise<AxeResults> } };
      const { violations, incomplete } = await axe.run(context, options);
      // axe ignores text in the color of its ground, because it takes it for hidden on purpose.
      const vanished = incomplete.map((rule) => ({
        ...rule,
        nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
      }));
      return [...violations, ...vanished].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
      );
    },
    [context, only ? { runOnly: only } : axeOptions(withoutRules)] as const,
  );
  // Axe waits with timers: where a test has stopped the clock, it needs a few milliseconds of it. The browser's own clock
  // goes on by itself, and to ask Playwright's for some would put it into the pages to come.
  if (await page.evaluate(() => String(setTimeout).includes('[native code]'))) return run;
  let isDone = false;
  const done = run.finally(() => {
    isDone = true;
  });
  while (!isDone) await Promise.race([done, page.clock.runFor(1).catch(() => done)]);
  return done;
};

/** What axe finds hard to read on the page as it stands, once the device turns to its dark scheme. */
export const hardToReadInDark = async (page: Page, withoutParts: readonly string[] = []): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsOf(page, { only: ['color-contrast'], withoutParts });
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};

/** The page as it stands has nothing for axe to find, in both color schemes. `state` names it in a failure. */
export const expectNoViolations = async (page: Page, state: string): Promise<void> => {
  expect(await violationsOf(page), state).toEqual([]);
  expect(await hardToReadInDark(page), `${state}, dark`).toEqual([]);
};
