import { expect, test } from 'vitest';
import { rememberMute } from '../../../src/pages/catalogue/case-study/stage';
import { refuseWrites } from '../../support/storage';

test('each video has its own mute state', () => {
  expect(rememberMute('bellabeat', false)).toBe(true);
  rememberMute('trillerfest', true);
  expect({ ...localStorage }).toEqual({ 'video-mute-bellabeat': 'false', 'video-mute-trillerfest': 'true' });
});

test('returns false when the browser refuses the write', () => {
  refuseWrites();
  expect(rememberMute('bellabeat', false)).toBe(false);
});
