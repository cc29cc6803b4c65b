import { expect, test } from 'vitest';
import { embedAddress, loopSources, thumbnailAddress } from '../../../../src/components/media/video/video-source';

test('an embedded player has all its parameters, on the host without cookies', () => {
  const url = new URL(embedAddress('abc123', true));
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/abc123');
  const parameters = { autoplay: '1', mute: '1', loop: '1', playlist: 'abc123', controls: '0' };
  expect(Object.fromEntries(url.searchParams)).toMatchObject(parameters);
  expect(new URL(embedAddress('abc123', false)).searchParams.get('mute')).toBe('0');
});

test('an id cannot leave its place in the address', () => {
  expect(new URL(embedAddress('../x?y', true)).pathname).toBe('/embed/..%2Fx%3Fy');
  expect(thumbnailAddress('a/b')).toBe('https://i.ytimg.com/vi/a%2Fb/hqdefault.jpg');
});

test('a loop comes in both formats', () => {
  const sources = loopSources('/media/bellabeat/loop').map(({ src }) => src);
  expect(sources).toEqual(['/media/bellabeat/loop.webm', '/media/bellabeat/loop.mp4']);
});
