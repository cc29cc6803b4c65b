import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberMute, useSound } from '../../../src/pages/catalogue/case-study/stage';
import { refuseWrites } from '../../support/storage';

const Film = () => {
  const { isMuted, toggle, refuse } = useSound('trillerfest');
  return (
    <>
      <button type="button" onClick={toggle}>
        {isMuted ? 'Unmute' : 'Mute'}
      </button>
      <input aria-label="Refuse" onFocus={refuse} />
    </>
  );
};
const button = () => screen.getByRole('button');
const stored = () => localStorage.getItem('video-mute-trillerfest');
const refuseSound = () => fireEvent.focus(screen.getByLabelText('Refuse'));

beforeEach(() => {
  localStorage.setItem('video-mute-trillerfest', 'false');
  render(<Film />);
});

test('where autoplay with sound is refused, the button shows it, the choice is kept, and the next press anywhere turns sound on', () => {
  expect(button()).toHaveTextContent('Mute');
  refuseSound();
  expect(button()).toHaveTextContent('Unmute');
  expect(stored()).toBe('false');
  fireEvent.click(document.body);
  expect(button()).toHaveTextContent(/^Mute/);
  refuseSound();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(button()).toHaveTextContent(/^Mute/);
  expect(stored()).toBe('false');
});

test('that press may be the button itself, by pointer or by key', () => {
  refuseSound();
  fireEvent.keyDown(button(), { key: 'Enter' });
  fireEvent.click(button());
  expect(button()).toHaveTextContent(/^Mute/);
  expect(stored()).toBe('false');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Unmute');
  expect(stored()).toBe('true');
});

test('each video has its own mute state', () => {
  expect(rememberMute('bellabeat', false)).toBe(true);
  rememberMute('trillerfest', true);
  expect({ ...localStorage }).toEqual({ 'video-mute-bellabeat': 'false', 'video-mute-trillerfest': 'true' });
});

test('a mute state that the browser refuses to store is not remembered', () => {
  refuseWrites();
  expect(rememberMute('bellabeat', false)).toBe(false);
});
