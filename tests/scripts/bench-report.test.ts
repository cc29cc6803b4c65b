import { expect, test, vi } from 'vitest';
import { printTable } from '../../e2e/bench/report';

test('a column without a title is printed, also where no row has anything in it', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printTable(['page', 'TBT ms', ''], [['/', '7', '']]);
  expect(log.mock.calls).toEqual([['| page | TBT ms |    |\n| ---- | -----: | -: |\n| /    |      7 |    |']]);
  log.mockRestore();
});
