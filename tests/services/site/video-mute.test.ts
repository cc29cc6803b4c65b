import { expect, test, vi } from 'vitest';
import { rememberMute } from '../../../src/services/site/video-mute';

test('each video has its own mute state', () => {
  expect(rememberMute('bellabeat', false)).toBe(true);
  rememberMute('trillerfest', true);
  expect({ ...localStorage }).toEqual({ 'video-mute-bellabeat': 'false', 'video-mute-trillerfest': 'true' });
});

test('returns false when the browser refuses the write', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberMute('bellabeat', false)).toBe(false);
});
