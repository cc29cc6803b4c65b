import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlayback } from '../../../../src/components/media/video/use-playback';
import { fakeViewport } from '../../../support/viewport';

let show: (part: number) => void;
beforeEach(() => {
  ({ show } = fakeViewport({ below: false }));
});

let report: (isMoving: boolean) => void;

const Film = ({ starts = 'in-view' }: { starts?: Parameters<typeof usePlayback>[0] }) => {
  const { ref, isPlaying, follow, press, attention } = usePlayback(starts);
  report = (isMoving) => act(() => follow(isMoving));
  return (
    <article {...attention}>
      <div ref={ref}>
        <button type="button" onClick={press}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      </div>
    </article>
  );
};
const button = () => screen.getByRole('button');

test('starts by itself from 60 % in view, and stops by itself below', () => {
  render(<Film />);
  show(0.59);
  expect(button()).toHaveTextContent('Play');
  show(0.6);
  expect(button()).toHaveTextContent('Pause');
  show(0.5);
  expect(button()).toHaveTextContent('Play');
});

test('does not start by itself with reduced motion', () => {
  ({ show } = fakeViewport({ below: false, still: true }));
  render(<Film />);
  show(1);
  expect(button()).toHaveTextContent('Play');
});

test('plays when it is pressed, however little of it is in view, until nothing is', () => {
  render(<Film />);
  show(0.1);
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Pause');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Play');
  fireEvent.click(button());
  show(0);
  expect(button()).toHaveTextContent('Play');
  show(0.1);
  expect(button()).toHaveTextContent('Play');
});

test('plays when the pointer rests on its card, not when it passes, nor for a finger', () => {
  vi.useFakeTimers();
  render(<Film starts="attention" />);
  show(1);
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(1000));
  expect(button()).toHaveTextContent('Play');
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(100));
  fireEvent.pointerLeave(screen.getByRole('article'));
  act(() => vi.advanceTimersByTime(1000));
  expect(button()).toHaveTextContent('Play');
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(200));
  expect(button()).toHaveTextContent('Pause');
});

test('offers to play a film that the browser has not started, and one press plays it', () => {
  render(<Film />);
  show(1);
  expect(button()).toHaveTextContent('Pause');
  report(false);
  expect(button()).toHaveTextContent('Play');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Pause');
  report(true);
  expect(button()).toHaveTextContent('Pause');
});

test('starts again by itself after it has stopped because it was out of view', () => {
  render(<Film />);
  show(1);
  show(0.2);
  report(false);
  show(1);
  expect(button()).toHaveTextContent('Pause');
});
