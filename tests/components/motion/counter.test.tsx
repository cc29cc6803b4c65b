import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Counter } from '../../../src/components/motion/counter';
import { fakeViewport } from '../../support/viewport';

const figure = { value: 98, suffix: '%', label: 'satisfaction' };

/** What a sighted visitor sees: the running number where there is one. */
const shown = (container: HTMLElement) =>
  container.querySelector('[aria-hidden]')?.textContent ?? container.textContent;

beforeEach(() => void vi.useFakeTimers());

it('has its final number until it is in view, then counts from 0 to it in two seconds', async () => {
  const viewport = fakeViewport({ below: true });
  const { container } = render(<Counter figure={figure} />);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(shown(container)).toBe('98%');
  viewport.scrollIntoView();
  expect(shown(container)).toBe('0%');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const half = Number.parseInt(shown(container) ?? '', 10);
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(98);
  await act(() => vi.advanceTimersByTimeAsync(960));
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(shown(container)).toBe('98%');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

it('always has the final number for a screen reader', () => {
  fakeViewport({ below: true });
  const { container } = render(<Counter figure={{ value: 3.5, suffix: 'x', decimals: 1, label: 'return' }} />);
  expect(container.querySelector('span:not([aria-hidden]) > span:not([aria-hidden])')).toHaveTextContent('3.5x');
});

it('does not count with reduced motion', () => {
  const viewport = fakeViewport({ below: true, still: true });
  const { container } = render(<Counter figure={figure} />);
  expect(shown(container)).toBe('98%');
  expect(viewport.options).toEqual([]);
});

it('does not count when it is in view when the page opens', () => {
  fakeViewport({ below: false });
  const { container } = render(<Counter figure={figure} />);
  expect(shown(container)).toBe('98%');
});
