import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitInterest, interest, showInterest } from '../../../src/lib/interest';

let frame: () => Promise<void>;

beforeEach(() => {
  const waiting = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe() {
        waiting.add(this.report);
      }
      disconnect() {
        waiting.delete(this.report);
      }
    },
  );
  frame = async () => {
    for (const report of [...waiting]) report();
    // What waits for the frame asks for the next one.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  document.body.innerHTML =
    '<div data-late><p>Text</p><a href="/faq">FAQ</a><button type="button">Next</button><div data-entry><a href="/services">Services</a></div></div>';
  awaitInterest();
});

afterEach(() => {
  showInterest();
  vi.unstubAllGlobals();
});

const isShown = async () => {
  let shown = false;
  void interest().then(() => {
    shown = true;
  });
  await Promise.resolve();
  return shown;
};

const framesUntilShown = async (most: number): Promise<number> => {
  for (let count = 0; count < most; count += 1) {
    if (await isShown()) return count;
    await frame();
  }
  return most;
};

const sign = (type: string, selector: string, movement = { movementX: 1, movementY: 0 }) =>
  document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), movement));

test('without a sign of use nothing is shown', async () => {
  expect(await framesUntilShown(200)).toBe(200);
});

test('a visitor who scrolls is left alone until he rests', async () => {
  dispatchEvent(new Event('scroll'));
  for (let count = 0; count < 20; count += 1) await frame();
  dispatchEvent(new Event('scroll'));
  expect(await framesUntilShown(200)).toBe(24);
});

test('one who never rests is waited for, but not for ever', async () => {
  let count = 0;
  while (!(await isShown()) && count < 200) {
    dispatchEvent(new Event('scroll'));
    await frame();
    count += 1;
  }
  expect(count).toBe(72);
});

test.each([
  ['click', 'button'],
  ['pointermove', '[data-entry] a'],
  ['pointermove', 'button'],
])('%s on what answers only with its script shows interest at once', async (type, selector) => {
  sign(type, selector);
  expect(await isShown()).toBe(true);
});

test.each([
  ['click', 'a'],
  ['pointermove', 'p'],
  ['wheel', 'button'],
])('%s on %s waits', async (type, selector) => {
  sign(type, selector);
  expect(await isShown()).toBe(false);
});

test('a pointer that rests where the page appears is no sign', async () => {
  sign('pointermove', 'p', { movementX: 0, movementY: 0 });
  expect(await framesUntilShown(200)).toBe(200);
});
