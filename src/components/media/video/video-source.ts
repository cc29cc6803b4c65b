import { asset } from '../../../lib/asset';

const service = { player: 'https://www.youtube-nocookie.com/embed/', thumbnails: 'https://i.ytimg.com/vi/' };

/** What a player needs to know of a case study. */
export type Video = { id: string; title: string; videoUrl: string; videoId?: string | undefined };

/** The player's address at the video service, on its host that sets no cookies before a visitor plays. */
export const embedAddress = (videoId: string, isMuted: boolean): string =>
  `${service.player}${encodeURIComponent(videoId)}?${new URLSearchParams({
    autoplay: '1',
    mute: isMuted ? '1' : '0',
    loop: '1',
    // The service loops a single video only as a list of one.
    playlist: videoId,
    controls: '0',
    playsinline: '1',
    rel: '0',
  })}`;

/** The still that the video service shows before it plays. */
export const thumbnailAddress = (videoId: string): string =>
  `${service.thumbnails}${encodeURIComponent(videoId)}/hqdefault.jpg`;

/** The files of a loop that the site hosts itself; the browser takes the first it can play. */
export const loopSources = (videoUrl: string): readonly { src: string; type: string }[] => [
  { src: asset(`${videoUrl}.webm`), type: 'video/webm' },
  { src: asset(`${videoUrl}.mp4`), type: 'video/mp4' },
];
