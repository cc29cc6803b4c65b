import { type Browser, errors } from '@playwright/test';
import { conditions } from '../conditions/table';
import { type CommandName, commands } from './commands';
import { properties } from './properties';
import { type Moment, newMemory, remember } from './properties/moment';
import { Visitor } from './visitor';

export type Step = { command: CommandName; choice: number };

/** How long a property may take to become true, in milliseconds: pages are rendered a moment after a press. */
const patience = 3000;

const problemsOf = (moment: Moment, troubles: readonly string[]) => [
  ...troubles,
  ...properties.flatMap((property) => property(moment) ?? []),
];

/** Looks until everything is as it has to be. */
const settleWell = async (visitor: Visitor, moment: Omit<Moment, 'now'>) => {
  const end = Date.now() + patience;
  for (;;) {
    const now = await visitor.look();
    const problems = problemsOf({ ...moment, now }, visitor.troubles);
    if (problems.length === 0) return now;
    if (Date.now() > end || visitor.troubles.length > 0) throw new Error(`${now.address}: ${problems.join('; ')}`);
  }
};

/** What was to be pressed may go away at that moment: a toast, a page that is being left. */
const attempt = (run: () => Promise<string | null>) =>
  run().catch((error: unknown) => {
    if (error instanceof errors.TimeoutError) return 'finds that what was to be pressed has gone';
    throw error;
  });

/**
 * A visitor takes these steps, each as far as the page offers it.
 * @param browsing name of the condition under which it is done; any other word for none
 * @returns how many were taken
 * @throws where a property is violated, with the steps in words
 */
export const takeWalk = async (
  browser: Browser,
  browsing: string,
  address: string,
  steps: readonly Step[],
): Promise<number> => {
  const visitor = await Visitor.arrive(browser, address, conditions[browsing]);
  const memory = newMemory();
  const words = [`browser: ${browsing}`, `opens ${address}`];
  try {
    let before = await visitor.look();
    remember(memory, before);
    for (const { command, choice } of steps) {
      const { tab } = visitor;
      const documents = tab.documents;
      const done = await attempt(() => commands[command].run(visitor, choice));
      if (done === null) continue;
      words.push(done);
      const isNewDocument = visitor.tab !== tab || tab.documents > documents;
      before = await settleWell(visitor, { command, before, isNewDocument, memory });
      remember(memory, before, command);
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n- ${words.join('\n- ')}`);
  } finally {
    await visitor.leave();
  }
  return words.length;
};
