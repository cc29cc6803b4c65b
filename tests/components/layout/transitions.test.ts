import type { createBrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTransitions } from '../../../src/transitions';

type Router = ReturnType<typeof createBrowserRouter>;

/** What the next page change takes, in milliseconds. */
let pace: number;
let canHover: boolean;
let visit: (to: string) => Promise<boolean | undefined>;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 2;
  canHover = true;
  vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
  const navigate = vi.fn<Router['navigate']>(() => new Promise((resolve) => setTimeout(resolve, pace)));
  const router = withTransitions({
    navigate,
    state: { location: { pathname: '/' } },
  } as unknown as Router);
  visit = async (to) => {
    const change = router.navigate(to);
    await vi.advanceTimersByTimeAsync(pace);
    await change;
    return navigate.mock.lastCall?.[1]?.viewTransition;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows the first page of a visit at once, and the next one with a transition if that was swift', async () => {
  expect(await visit('/pricing')).toBe(false);
  expect(await visit('/faq')).toBe(true);
});

it('goes without on a slow machine, until a page change is swift', async () => {
  pace = 40;
  for (const to of ['/pricing', '/faq', '/contact']) expect(await visit(to)).toBe(false);
  pace = 2;
  expect(await visit('/our-work')).toBe(false);
  expect(await visit('/faq')).toBe(true);
});

it('goes without under a finger, and for another view of the same page', async () => {
  await visit('/pricing');
  expect(await visit('/?view=other')).toBe(false);
  canHover = false;
  expect(await visit('/faq')).toBe(false);
});
