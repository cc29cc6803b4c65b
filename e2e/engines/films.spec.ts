import { expect, expectSeen, open, part } from './expectations';
import { test } from './fixtures';

// A film is offered as WebM and as MP4. Neither of Debian's browsers plays MP4 by itself.
test('a film plays, and the choice of sound is kept', async ({ tab }) => {
  await open(tab, '/case-study/bellabeat');
  const film = () =>
    tab.run(() => {
      const video = document.querySelector('video');
      return { plays: Boolean(video && !video.paused && video.currentTime > 0), isMuted: video?.muted };
    }, null);
  await expect.poll(film).toEqual({ plays: true, isMuted: true });
  await tab.press(part('button', 'Unmute the video'));
  await expectSeen(tab, part('button', 'Mute the video'));
  await expect.poll(film).toEqual({ plays: true, isMuted: false });
  expect(await tab.run(() => localStorage.getItem('video-mute-bellabeat'), null)).toBe('false');
  await tab.reload();
  await expectSeen(tab, part('button', 'Pause the video'));
  // Before the visitor has pressed anything a browser may refuse sound.
  await tab.press(part('heading', 'Bellabeat'));
  await expectSeen(tab, part('button', 'Mute the video'));
  await expect.poll(film).toEqual({ plays: true, isMuted: false });
});
