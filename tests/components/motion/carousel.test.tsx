import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/components/motion/carousel';
import { fakeViewport } from '../../support/viewport';

const scrollTo = vi.fn();

/** A row 3000 px wide in a window of 1000: 2000 px to scroll. */
const renderRow = (still = false) => {
  fakeViewport({ below: false, still });
  render(
    <Carousel label="Our Services" heading={<h2>Our Services</h2>}>
      <li>Ad Creative</li>
    </Carousel>,
  );
  const row = screen.getByRole('region', { name: 'Our Services' });
  Object.defineProperties(row, { scrollWidth: { value: 3000 }, clientWidth: { value: 1000 } });
  row.scrollTo = scrollTo;
  return {
    row,
    scrollRowTo: (left: number) => {
      row.scrollLeft = left;
      fireEvent.scroll(row);
    },
  };
};
const previous = () => screen.getByRole('button', { name: 'Back: services' });
const next = () => screen.getByRole('button', { name: 'Next: services' });

beforeEach(() => scrollTo.mockReset());

it.each([
  [0, true, false],
  [10, true, false],
  [11, false, false],
  [1989, false, false],
  [1990, false, true],
  [2000, false, true],
])('at %i px of 2000, previous disabled: %s, next disabled: %s', (left, atStart, atEnd) => {
  renderRow().scrollRowTo(left);
  expect(previous().hasAttribute('disabled')).toBe(atStart);
  expect(next().hasAttribute('disabled')).toBe(atEnd);
});

it('scrolls by 520 px, by button and by arrow key, from its current position', () => {
  const { row, scrollRowTo } = renderRow();
  scrollRowTo(600);
  const goals = [
    () => fireEvent.click(next()),
    () => fireEvent.click(previous()),
    () => fireEvent.keyDown(row, { key: 'ArrowRight' }),
    () => fireEvent.keyDown(row, { key: 'ArrowLeft' }),
  ].map((press) => {
    press();
    fireEvent.wheel(row);
    return scrollTo.mock.lastCall?.[0];
  });
  expect(goals).toEqual([1120, 80, 1120, 80].map((left) => ({ left, behavior: 'smooth' })));
});

it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves arrow keys with %s to the browser', (modifier) => {
  expect(fireEvent.keyDown(renderRow().row, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('keeps the steps of quick presses when the end of an earlier scroll is reported between them', () => {
  const { row, scrollRowTo } = renderRow();
  scrollRowTo(0);
  fireEvent.click(next());
  fireEvent.click(next());
  fireEvent(row, new Event('scrollend'));
  fireEvent.click(next());
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 1560, behavior: 'smooth' });
});

it.each([
  ['a wheel', (row: HTMLElement) => fireEvent.wheel(row)],
  ['a finger', (row: HTMLElement) => fireEvent.pointerDown(row)],
  ['focus that moves to a card', (row: HTMLElement) => fireEvent.focus(within(row).getByText('Ad Creative'))],
  ['a resized window', () => fireEvent(window, new Event('resize'))],
])('steps from where the row is after %s interrupted a scroll', (_, interrupt) => {
  const { row, scrollRowTo } = renderRow();
  scrollRowTo(0);
  fireEvent.click(next());
  interrupt(row);
  scrollRowTo(200);
  fireEvent.click(next());
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 720, behavior: 'smooth' });
});

it('scrolls without animation with reduced motion', () => {
  renderRow(true).scrollRowTo(0);
  fireEvent.click(next());
  expect(scrollTo).toHaveBeenCalledWith({ left: 520, behavior: 'instant' });
});
