import { afterEach, beforeEach, expect, vi } from 'vitest';
import { health } from '../../src/storage/health';

/** What a test wrote to the console without expecting it. `expectConsole` takes lines out. */
let unexpected: string[] = [];

/** jsdom draws no frames: each is one task. */
class FrameObserver {
  constructor(private readonly report: (entries: readonly []) => void) {}
  observe() {
    setTimeout(() => this.report([]));
  }
  unobserve() {}
  disconnect() {}
}

const isJsdom = typeof window !== 'undefined' && navigator.userAgent.includes('jsdom');
const methods = ['log', 'info', 'warn', 'error'] as const;

beforeEach(() => {
  if (isJsdom) {
    // Nor does it scroll.
    for (const name of ['scrollTo', 'scrollIntoView'] as const) Element.prototype[name] = () => {};
    vi.stubGlobal('scrollTo', () => {});
    // jsdom has no media queries: none of them holds, unless a test says otherwise.
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    vi.stubGlobal('IntersectionObserver', FrameObserver);
    vi.stubGlobal('ResizeObserver', FrameObserver);
  }
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '');
  }
  health.clear();
  unexpected = [];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
});

afterEach(() => {
  vi.useRealTimers();
  // The log of simulated emails, which the specification asks for, and an element that jsdom does not know.
  unexpected = unexpected.filter((line) => !/\[email notification|unrecognized in this browser.* search$/.test(line));
  expect(unexpected.slice(0, 5), 'unexpected console output').toEqual([]);
});

/** Declares console lines that contain `text` as expected, and returns them. Call it after they were written. */
export const expectConsole = (text: string): string[] => {
  const found = unexpected.filter((line) => line.includes(text));
  expect(found, `console lines with '${text}'`).not.toEqual([]);
  unexpected = unexpected.filter((line) => !line.includes(text));
  return found;
};
