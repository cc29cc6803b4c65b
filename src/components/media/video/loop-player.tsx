import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names';
import { asset } from '../../../lib/links';

type Props = {
  videoUrl: string;
  isPlaying: boolean;
  isMuted: boolean;
  onSoundRefused: (() => void) | undefined;
  onMove: (isMoving: boolean) => void;
  onFail: () => void;
};

/** If the browser refuses autoplay with sound, plays muted and calls `onSoundRefused`. @returns whether it plays */
const start = async (video: HTMLVideoElement, onSoundRefused: Props['onSoundRefused']): Promise<boolean> => {
  try {
    await video.play();
  } catch (error) {
    if (video.muted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return false;
    video.muted = true;
    onSoundRefused?.();
    return start(video, undefined);
  }
  return true;
};

export const LoopPlayer = ({ videoUrl, isPlaying, isMuted, onSoundRefused, onMove, onFail }: Props) => {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.muted = isMuted;
    if (!isPlaying) return video.pause();
    let isCurrent = true;
    void start(video, onSoundRefused).then((plays) => {
      if (isCurrent && !plays) onMove(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isPlaying, isMuted, onSoundRefused, onMove]);

  // A later call may have replaced the event's state by now.
  const report = () => ref.current && onMove(!ref.current.paused);

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
      onPlay={report}
      onPause={report}
      onPlaying={() => setStarted(true)}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-300',
        !hasStarted && 'opacity-0',
      )}
    >
      <source src={asset(`${videoUrl}.webm`)} type="video/webm" />
      <source src={asset(`${videoUrl}.mp4`)} type="video/mp4" onError={onFail} />
    </video>
  );
};
