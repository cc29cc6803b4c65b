import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from '../../../src/components/ui/tooltip';

const tooltip = (text: string) => screen.queryByText(text);
const enter = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip text="First">
        <button type="button" aria-label="First" />
      </Tooltip>
      <Tooltip text="Second">
        <button type="button" aria-label="Second" />
      </Tooltip>
    </>,
  );
  // Whatever an earlier test closed is long ago.
  await pass(1000);
});

it('opens after the pointer stayed for 700 ms, and not for one that passes, nor for a finger', async () => {
  enter('First');
  await pass(600);
  leave('First');
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Second' }), { pointerType: 'touch' });
  await pass(1000);
  expect(screen.queryByRole('tooltip')).toBeNull();
  enter('First');
  await pass(699);
  expect(tooltip('First')).toBeNull();
  await pass(1);
  expect(tooltip('First')).toBeVisible();
  leave('First');
  expect(tooltip('First')).toBeNull();
});

it.each([
  [299, true],
  [301, false],
])('opens at once %i ms after another closed: %s', async (pause, atOnce) => {
  enter('First');
  await pass(700);
  leave('First');
  await pass(pause);
  enter('Second');
  await pass(0);
  expect(tooltip('Second') !== null).toBe(atOnce);
});

it('closes with Escape', async () => {
  enter('First');
  await pass(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(tooltip('First')).toBeNull();
});
