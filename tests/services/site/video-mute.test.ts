import { expect, test, vi } from 'vitest';
import { rememberMute } from '../../../src/services/site/video-mute';

test('each film keeps its own choice', () => {
  expect(rememberMute('bellabeat', false)).toBe(true);
  rememberMute('trillerfest', true);
  expect({ ...localStorage }).toEqual({ 'video-mute-bellabeat': 'false', 'video-mute-trillerfest': 'true' });
});

test('says so when the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberMute('bellabeat', false)).toBe(false);
});
