import { expect, test, vi } from 'vitest';
import { savesData } from '../../src/lib/saves-data';

const visitor = (connection: { saveData: boolean } | undefined, reducedData: boolean) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: reducedData && /reduced-data/.test(query) }) });
};

test.each([
  [undefined, false, false],
  [{ saveData: false }, false, false],
  [{ saveData: true }, false, true],
  [undefined, true, true],
])('connection %j, media query %s: %s', (connection, reducedData, expected) => {
  visitor(connection, reducedData);
  expect(savesData()).toBe(expected);
  vi.unstubAllGlobals();
});
