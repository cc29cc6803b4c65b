import { type ReactNode, useCallback, useState } from 'react';
import type { PictureContent } from '../../../content/types';
import { useListener } from '../../../hooks/use-listener';
import { classNames } from '../../../lib/class-names';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { Picture, PictureFallback, usePictureState } from '../picture/picture';
import { LoopPlayer } from './loop-player';
import type { usePlayback } from './use-playback';

export const embedAddress = (videoId: string, isMuted: boolean): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?${new URLSearchParams({
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
  `https://i.ytimg.com/vi/${encodeURIComponent(videoId)}/hqdefault.jpg`;

type Props = {
  video: { title: string; videoUrl: string; videoId?: string | undefined };
  cover: PictureContent;
  sizes: string;
  /** Videos of the video service do not report whether they play. */
  playback: Pick<ReturnType<typeof usePlayback>, 'ref' | 'isPlaying' | 'follow'>;
  isMuted: boolean;
  /** Called when the browser refuses sound before the first press on the page. The film then plays without it. */
  onSoundRefused?: () => void;
  priority?: boolean;
  className: string;
  children?: ReactNode;
};

const VideoThumbnail = ({ src, alt }: { src: string; alt: string }) => {
  const { ref, fail, hasFailed } = usePictureState('Image could not be loaded', src);
  if (hasFailed) return <PictureFallback alt={alt} address={src} className="absolute inset-0 size-full" />;
  return (
    <img
      ref={ref}
      src={src}
      alt={alt}
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      onError={fail}
      className="absolute inset-0 size-full object-cover"
    />
  );
};

export const VideoStage = ({ video, cover, sizes, playback, isMuted, priority = false, ...props }: Props) => {
  const { videoId, videoUrl, title } = video;
  const { ref, isPlaying, follow: onMove } = playback;
  const { onSoundRefused, className, children } = props;
  const [wasWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => {
    // The controls are removed. In a card, its link follows.
    const hasFocus = ref.current?.contains(document.activeElement);
    if (hasFocus) moveFocusWhenRemoved(() => ref.current?.closest('article')?.querySelector('a'));
    setFailed(true);
    console.error('Video could not be loaded:', videoUrl);
  }, [videoUrl, ref]);
  useListener('online', () => setFailed(false), { isOn: hasFailed });
  if (isPlaying && !wasWanted) setWanted(true);

  return (
    <div ref={ref} className={classNames('relative [&_img]:h-full [&_p]:mr-28', className)}>
      {videoId ? (
        <VideoThumbnail src={thumbnailAddress(videoId)} alt={cover.alt} />
      ) : (
        <Picture picture={cover} sizes={sizes} priority={priority} className="absolute inset-0 size-full" />
      )}
      {/* Rendered only while it plays, so nothing is requested from the video service before that. */}
      {videoId && isPlaying && (
        <iframe
          src={embedAddress(videoId, isMuted)}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full"
        />
      )}
      {!videoId && wasWanted && !hasFailed && (
        <LoopPlayer {...{ videoUrl, isPlaying, isMuted, onSoundRefused, onMove }} onFail={fail} />
      )}
      {!hasFailed && children}
    </div>
  );
};
