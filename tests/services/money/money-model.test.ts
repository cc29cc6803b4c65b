import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { modelRuns } from '../../support/model-runs';
import { loadServices } from '../../support/services';
import { expectConsole } from '../../support/setup';
import { openTabs } from '../../support/tabs';
import { commands } from './commands';
import { newModel } from './model';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

it('after any actions in two tabs, and any damage to the storage, every balance is the sum of its history', async () => {
  const browser = await openTabs(2, loadServices);
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
      browser.empty();
      await fc.asyncModelRun(() => ({ model: newModel(), real: browser }), sequence);
    }),
    modelRuns(),
  );
  expect(expectConsole('[email notification').length).toBeGreaterThan(0);
}, 600_000);
