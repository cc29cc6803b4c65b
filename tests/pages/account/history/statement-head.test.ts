import { expect, it } from 'vitest';
import { periodOf } from '../../../../src/pages/account/history-page';

const on = (...days: number[]) => days.map((day) => ({ date: new Date(2026, 10, day, 12).toISOString() }));

it('names the period of a statement, in either order, a single day once, and of nothing none', () => {
  expect(periodOf(on(24, 3, 1))).toBe('November 1, 2026 to November 24, 2026');
  expect(periodOf(on(1, 24))).toBe('November 1, 2026 to November 24, 2026');
  expect(periodOf(on(5, 5))).toBe('November 5, 2026');
  expect(periodOf([])).toBe('');
});
