import { asset } from '../../../lib/links';

const service = { player: 'https://www.youtube-nocookie.com/embed/', thumbnails: 'https://i.ytimg.com/vi/' };

export type Video = { id: string; title: string; videoUrl: string; videoId?: string | undefined };

export const embedAddress = (videoId: string, isMuted: boolean): string =>
  `${service.player}${encodeURIComponent(videoId)}?${new URLSearchParams({
    autoplay: '1',
    mute: isMuted ? '1' : '0',
    loop: '1',
    // The service loops a single video only if it is a playlist of one.
    playlist: videoId,
    controls: '0',
    playsinline: '1',
    rel: '0',
  })}`;

export const thumbnailAddress = (videoId: string): string =>
  `${service.thumbnails}${encodeURIComponent(videoId)}/hqdefault.jpg`;

export const loopSources = (videoUrl: string): readonly { src: string; type: string }[] => [
  { src: asset(`${videoUrl}.webm`), type: 'video/webm' },
  { src: asset(`${videoUrl}.mp4`), type: 'video/mp4' },
];
