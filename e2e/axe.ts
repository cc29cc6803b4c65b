import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './fixtures';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The page as it stands has no accessibility violation that axe can find, of whatever impact. `state` names it in a failure. */
export const expectNoViolations = async (page: Page, state: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(source, 'utf8'));
  // Colours are measured as they end up, not halfway through a transition.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const run = page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    const results = await axe.run();
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  // Axe waits with timers: where a test has stopped the clock, it needs a few milliseconds of it.
  let isDone = false;
  const done = run.finally(() => {
    isDone = true;
  });
  while (!isDone) await Promise.race([done, page.clock.runFor(1).catch(() => done)]);
  expect(await done, state).toEqual([]);
};
