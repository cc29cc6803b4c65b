import { type Browser, errors, test } from '@playwright/test';
import fc from 'fast-check';
import { renderedPages } from '../../support/rendered-pages';
import { conditions } from '../conditions/table';
import { type CommandName, commands } from './commands';
import { type Memory, type Moment, remember } from './moment';
import { properties } from './properties';
import { arrive, type Visitor } from './visitor';

/** How long a property may take to become true, in milliseconds: pages are rendered a moment after a press. */
const patience = 3000;

/** Looks until everything is as it has to be. */
const settleWell = async ({ look, troubles }: Visitor, moment: Omit<Moment, 'now'>) => {
  const end = Date.now() + patience;
  for (;;) {
    const now = await look();
    const problems = [...troubles, ...properties.flatMap((property) => property({ ...moment, now }) || [])];
    if (problems.length === 0) return now;
    if (Date.now() > end || troubles.length > 0) throw new Error(`${now.address}: ${problems.join('; ')}`);
  }
};

/** What was to be pressed may go away at that moment: a toast, a page that is being left. */
const attempt = (run: () => Promise<string | null>) =>
  run().catch((error: unknown) => {
    if (error instanceof errors.TimeoutError) return 'finds that what was to be pressed has gone';
    throw error;
  });

type Step = { command: CommandName; choice: number };

/**
 * A visitor takes these steps, each as far as the page offers it.
 * @param browsing name of the condition under which it is done; any other word for none
 * @returns how many were taken
 * @throws where a property is violated, with the steps in words
 */
const takeWalk = async (browser: Browser, browsing: string, address: string, steps: readonly Step[]) => {
  const visitor = await arrive(browser, address, conditions[browsing]);
  const memory: Memory = { entries: new Map(), fulfilled: new Set(), focusBelowDialog: 'body' };
  const words = [`browser: ${browsing}`, `opens ${address}`];
  try {
    let before = await visitor.look();
    remember(memory, before);
    for (const { command, choice } of steps) {
      const [tab] = visitor.tabs;
      const documents = tab.documents;
      const done = await attempt(() => commands[command].run(visitor, choice));
      if (done === null) continue;
      words.push(done);
      const isNewDocument = visitor.tabs[0] !== tab || tab.documents > documents;
      before = await settleWell(visitor, { command, before, isNewDocument, memory });
      remember(memory, before, command);
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n- ${words.join('\n- ')}`);
  } finally {
    await visitor.context.close();
  }
  return words.length;
};

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
