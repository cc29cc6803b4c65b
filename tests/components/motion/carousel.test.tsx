import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/components/motion/carousel';
import { fakeViewport } from '../../support/viewport';

const scrollBy = vi.fn();

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
  row.scrollBy = scrollBy;
  return {
    row,
    scrollTo: (left: number) => {
      row.scrollLeft = left;
      fireEvent.scroll(row);
    },
  };
};
const previous = () => screen.getByRole('button', { name: 'Previous services' });
const next = () => screen.getByRole('button', { name: 'Next services' });

describe('the carousel', () => {
  beforeEach(() => scrollBy.mockReset());
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [0, true, false],
    [10, true, false],
    [11, false, false],
    [1989, false, false],
    [1990, false, true],
    [2000, false, true],
  ])('at %i px of 2000, previous disabled: %s, next disabled: %s', (left, atStart, atEnd) => {
    renderRow().scrollTo(left);
    expect(previous().hasAttribute('disabled')).toBe(atStart);
    expect(next().hasAttribute('disabled')).toBe(atEnd);
  });

  it('steps by 520 px, by button and by arrow key', () => {
    const { row, scrollTo } = renderRow();
    scrollTo(600);
    fireEvent.click(next());
    fireEvent.click(previous());
    fireEvent.keyDown(row, { key: 'ArrowRight' });
    fireEvent.keyDown(row, { key: 'ArrowLeft' });
    expect(scrollBy.mock.calls.map(([options]) => options)).toEqual([
      { left: 520, behavior: 'smooth' },
      { left: -520, behavior: 'smooth' },
      { left: 520, behavior: 'smooth' },
      { left: -520, behavior: 'smooth' },
    ]);
  });

  it('jumps with reduced motion', () => {
    renderRow(true).scrollTo(0);
    fireEvent.click(next());
    expect(scrollBy).toHaveBeenCalledWith({ left: 520, behavior: 'instant' });
  });

  it('hands focus to the other button when the one in use is switched off', () => {
    const { scrollTo } = renderRow();
    scrollTo(1500);
    next().focus();
    scrollTo(2000);
    expect(previous()).toHaveFocus();
  });
});
