import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { embedAddress, thumbnailAddress, VideoStage } from '../../../../src/components/media/video/video-stage';
import { expectConsole } from '../../../support/setup';

const cover = { src: '/media/bellabeat/still-1', alt: 'Leaves' };
const loop = { id: 'bellabeat', title: 'Bellabeat', videoUrl: '/media/bellabeat/loop' };
const embed = { ...loop, videoId: 'abc123' };

type More = { onSoundRefused?: () => void; onMove?: (isMoving: boolean) => void; children?: ReactNode };

const stage = (video: typeof loop | typeof embed, isPlaying: boolean, { onMove = () => {}, ...more }: More = {}) => (
  <VideoStage
    video={video}
    cover={cover}
    sizes="100vw"
    playback={{ ref: createRef<HTMLDivElement>(), isPlaying, follow: onMove }}
    isMuted={!more.onSoundRefused}
    {...more}
    className="aspect-video"
  />
);

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

test('a loop is not requested before it plays; then it plays and pauses', () => {
  const { rerender, container } = render(stage(loop, false));
  expect(screen.getByRole('img', { name: 'Leaves' })).toBeInTheDocument();
  expect(container.querySelector('video')).toBeNull();
  rerender(stage(loop, true));
  expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
  const sources = Array.from(container.querySelectorAll('video source'), (source) => source.getAttribute('src'));
  expect(sources).toEqual(['/media/bellabeat/loop.webm', '/media/bellabeat/loop.mp4']);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
  rerender(stage(loop, false));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
});

test('a video of the service exists only while it plays', () => {
  const { rerender } = render(stage(embed, false));
  const poster = 'https://i.ytimg.com/vi/abc123/hqdefault.jpg';
  expect(screen.getByRole('img', { name: 'Leaves' })).toHaveAttribute('src', poster);
  expect(screen.queryByTitle('Video: Bellabeat')).toBeNull();
  rerender(stage(embed, true));
  expect(screen.getByTitle('Video: Bellabeat')).toHaveAttribute('src', expect.stringContaining('autoplay=1&mute=1'));
  rerender(stage(embed, false));
  expect(screen.queryByTitle('Video: Bellabeat')).toBeNull();
});

test('a loop that does not load leaves its picture and a line in the console', async () => {
  const { container } = render(stage(loop, true));
  container.querySelectorAll('video source')[1]?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(container.querySelector('video')).toBeNull());
  expect(screen.getByRole('img', { name: 'Leaves' })).toBeInTheDocument();
  expectConsole('Video could not be loaded: /media/bellabeat/loop');
});

test('a loop that has failed can be played again once the browser is online, and its button loses no focus', async () => {
  const { container } = render(
    <article>
      {stage(loop, true, { children: <button type="button">Pause</button> })}
      <a href="#project">Project</a>
    </article>,
  );
  const button = () => screen.queryByRole('button');
  const fail = () => act(() => container.querySelectorAll('video source')[1]?.dispatchEvent(new Event('error')));
  button()?.focus();
  fail();
  expect(button()).toBeNull();
  await waitFor(() => expect(screen.getByRole('link')).toHaveFocus());
  act(() => window.dispatchEvent(new Event('online')));
  expect(button()).toBeInTheDocument();
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
  act(() => screen.getByRole('link').blur());
  fail();
  expect(button()).toBeNull();
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
  expect(expectConsole('Video could not be loaded: /media/bellabeat/loop')).toHaveLength(2);
});

test('a video that the browser refuses to play with sound plays muted, and reports it', async () => {
  const onSoundRefused = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    if (!this.muted) throw new DOMException('no press yet', 'NotAllowedError');
  });
  const { container } = render(stage(loop, true, { onSoundRefused }));
  await waitFor(() => expect(onSoundRefused).toHaveBeenCalledTimes(1));
  expect(container.querySelector('video')?.muted).toBe(true);
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2));
});

test('a video that the browser refuses to play also without sound is reported as standing', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no press yet', 'NotAllowedError'));
  const onMove = vi.fn();
  render(stage(loop, true, { onSoundRefused: () => {}, onMove }));
  await waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith(false));
});

test('what the browser does with a video by itself is reported', () => {
  const onMove = vi.fn();
  const { container } = render(stage(loop, true, { onMove }));
  const video = container.querySelector('video') as HTMLVideoElement;
  // jsdom plays nothing: `paused` stays true.
  fireEvent.pause(video);
  expect(onMove).toHaveBeenLastCalledWith(false);
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  fireEvent.play(video);
  expect(onMove).toHaveBeenLastCalledWith(true);
});

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
