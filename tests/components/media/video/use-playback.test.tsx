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
      <a href="#project">Project</a>
    </article>
  );
};
const button = () => screen.getByRole('button');

const acts = { press: () => fireEvent.click(button()), stands: () => report(false), moves: () => report(true) };

/** A number scrolls until this part is in view; `Play` and `Pause` are what the button says then. */
test.each<[what: string, ...steps: (number | keyof typeof acts | 'Play' | 'Pause')[]]>([
  ['starts by itself from 60 % in view, and stops by itself below', 0.59, 'Play', 0.6, 'Pause', 0.5, 'Play'],
  ['plays when pressed, however little is in view, until nothing is', 0.1, 'press', 'Pause', 'press', 'Play'],
  ['does not go on when it was out of view after a press', 0.1, 'press', 0, 'Play', 0.1, 'Play'],
  [
    'offers to play a film that the browser has not started',
    1,
    'Pause',
    'stands',
    'Play',
    'press',
    'Pause',
    'moves',
    'Pause',
  ],
  ['starts again by itself after it has stopped because it was out of view', 1, 0.2, 'stands', 1, 'Pause'],
])('%s', (_, ...steps) => {
  render(<Film />);
  for (const step of steps)
    if (typeof step === 'number') show(step);
    else if (step === 'Play' || step === 'Pause') expect(button()).toHaveTextContent(step);
    else acts[step]();
});

test('does not start by itself with reduced motion', () => {
  ({ show } = fakeViewport({ below: false, still: true }));
  render(<Film />);
  show(1);
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

test('a film that was paused stays so while the focus moves inside its card, until it leaves the card', () => {
  vi.useFakeTimers();
  render(<Film starts="attention" />);
  show(1);
  const wait = () => act(() => vi.advanceTimersByTime(200));
  act(() => button().focus());
  wait();
  expect(button()).toHaveTextContent('Pause');
  fireEvent.click(button());
  act(() => screen.getByRole('link').focus());
  wait();
  expect(button()).toHaveTextContent('Play');
  act(() => screen.getByRole('link').blur());
  act(() => screen.getByRole('link').focus());
  wait();
  expect(button()).toHaveTextContent('Pause');
});
