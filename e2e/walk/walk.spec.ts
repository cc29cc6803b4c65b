import { test } from '@playwright/test';
import fc from 'fast-check';
import { renderedPages } from '../../support/rendered-pages';
import { type CommandName, commands } from './commands';
import { takeWalk } from './take-walk';

const { WALK_SEED: seed, WALK_PATH: path, WALK_MINUTES } = process.env;
const minutes = Number(WALK_MINUTES ?? 20);
// Even, so that the seeds of the two walkers differ although each reads the time by itself.
const firstSeed = (Date.now() * 2) % 1_000_000_000;

const addressesOf = (pages: typeof renderedPages) => fc.constantFrom(...pages.map(({ address }) => address));
const unusual = ['translated', 'extension', 'plain http', 'no film', 'forced colors, reduced motion'];
const browsing = fc.oneof(fc.constant('as usual'), fc.constantFrom(...unusual));
const start = fc.oneof(addressesOf(renderedPages), addressesOf(renderedPages.filter(({ isPublic }) => !isPublic)));
const step = fc.record({
  command: fc.oneof(
    ...Object.entries(commands).map(([name, { often }]) => ({
      weight: often,
      arbitrary: fc.constant(name as CommandName),
    })),
  ),
  choice: fc.nat(99_999),
});
const steps = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' });

for (const walker of seed ? [0] : [0, 1])
  test(`nothing goes wrong on a random walk (${walker + 1})`, async ({ browser }) => {
    test.setTimeout((minutes + 3) * 60_000);
    let end = Date.now() + minutes * 60_000;
    let count = 0;
    let isRepeated = false;
    const walks = fc.asyncProperty(browsing, start, steps, async (condition, address, planned) => {
      // After the walk at a path that has passed, fast-check goes on with all that it would shrink to.
      if (Date.now() > end || isRepeated) return;
      isRepeated = path !== undefined;
      count += await takeWalk(browser, condition, address, planned);
    });
    const parameters = { seed: seed ? Number(seed) : firstSeed + walker, ...(path && { path }) };
    const found = await fc.check(walks, { ...parameters, numRuns: path ? 1 : minutes * 60, endOnFailure: true });
    console.log(`${count} steps, from seed ${found.seed}`);
    if (!found.failed) return;
    // The same once more with fewer steps, as long as there is time.
    end = Date.now() + 90_000;
    const again = { seed: found.seed, path: found.counterexamplePath ?? '' };
    const shorter = await fc.check(walks, { ...again, numRuns: 1 });
    const { seed: number, counterexamplePath, errorInstance } = shorter.failed ? shorter : found;
    throw new Error(`WALK_SEED=${number} WALK_PATH=${counterexamplePath}\n${errorInstance}`);
  });
