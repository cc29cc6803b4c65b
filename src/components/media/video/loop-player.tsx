import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names';
import { loopSources } from './video-source';

type Props = {
  videoUrl: string;
  isPlaying: boolean;
  isMuted: boolean;
  onSoundRefused: (() => void) | undefined;
  /** Called when none of the files could be played. */
  onFail: () => void;
};

/** Plays with sound if that is wanted. If the browser refuses autoplay with sound, plays muted and calls `onSoundRefused`. */
const start = async (video: HTMLVideoElement, onSoundRefused: Props['onSoundRefused']) => {
  try {
    await video.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
    video.muted = true;
    onSoundRefused?.();
    await video.play().catch(() => undefined);
  }
};

/** A self-hosted video loop. It is loaded when it is first played, and becomes visible when its first frame is shown. */
export const LoopPlayer = ({ videoUrl, isPlaying, isMuted, onSoundRefused, onFail }: Props) => {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  const sources = loopSources(videoUrl);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.muted = isMuted;
    if (isPlaying) void start(video, onSoundRefused);
    else video.pause();
  }, [isPlaying, isMuted, onSoundRefused]);

  return (
    <video
      ref={ref}
      loop
      muted={isMuted}
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setStarted(true)}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-300',
        !hasStarted && 'opacity-0',
      )}
    >
      {sources.map((source, index) => (
        <source key={source.src} {...source} onError={index === sources.length - 1 ? onFail : undefined} />
      ))}
    </video>
  );
};
