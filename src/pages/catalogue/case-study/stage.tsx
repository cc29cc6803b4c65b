import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Picture } from '../../../components/media/picture/picture';
import { ControlButton } from '../../../components/media/video/control-button';
import { usePlayback } from '../../../components/media/video/use-playback';
import { VideoStage } from '../../../components/media/video/video-stage';
import { caseStudyCovers, caseStudyGrounds } from '../../../content/catalogue/case-study-summaries';
import { silentFilms } from '../../../content/public/work-page';
import type { CaseStudy, TileColor } from '../../../content/types';
import { useHydrated } from '../../../hooks/use-hydrated';
import { isModified } from '../../../lib/keys';
import { store } from '../../../storage/store';
import { useStored } from '../../../storage/use-stored';
import { videoMute } from '../../../storage/visitor-keys';

/** Stores whether the video of a case study is muted. @returns false if the browser refused */
export const rememberMute = (videoId: string, isMuted: boolean): boolean => {
  try {
    store.write(videoMute(videoId), isMuted);
    return true;
  } catch {
    return false;
  }
};

/** Calls back at the next click or key press; a key that presses a button is a click. */
const atNextPress = (act: () => void) => {
  const onKey = (event: KeyboardEvent) => event.key !== 'Enter' && event.key !== ' ' && !isModified(event) && act();
  // In the bubbling phase, so that a button's own handler runs first.
  const waiting = new AbortController();
  document.addEventListener('click', act, waiting);
  document.addEventListener('keydown', onKey, waiting);
  return () => waiting.abort();
};

/** The choice is stored for each video. If the browser refuses sound, it is muted until the next click or key press. */
export const useSound = (videoId: string) => {
  const stored = useStored(videoMute(videoId));
  // If the browser refuses to store the choice, it lasts as long as the page.
  const [unstored, setUnstored] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isMuted = isRefused || (unstored ?? stored);
  useEffect(() => (isRefused ? atNextPress(() => setRefused(false)) : undefined), [isRefused]);
  return {
    isMuted,
    toggle: () => setUnstored(rememberMute(videoId, !isMuted) ? null : !isMuted),
    refuse: useCallback(() => setRefused(true), []),
  };
};

/** Low enough that the title below is in view. */
const frame = 'aspect-16/10 w-full md:aspect-[16/8.2] md:max-h-[max(20rem,100svh-16rem)]';

const grounds: Readonly<Record<TileColor, string>> = {
  vermilion: 'bg-vermilion',
  ultramarine: 'bg-ultramarine',
  moss: 'bg-moss',
  sun: 'bg-sun',
  blush: 'bg-blush',
  paper: 'bg-paper',
  ink: 'bg-ink',
};

const Film = ({ study }: { study: CaseStudy }) => {
  const isHydrated = useHydrated();
  const { isMuted, toggle, refuse } = useSound(study.id);
  const [wasPressed, setPressed] = useState(false);
  const playback = usePlayback(study.videoId ? 'press' : 'in-view');
  return (
    <VideoStage
      video={study}
      cover={caseStudyCovers[study.id]}
      sizes="100vw"
      playback={playback}
      isMuted={isMuted}
      onSoundRefused={refuse}
      priority
      // What says that the picture could not be loaded leaves the rest of the ground.
      className={`${frame} ${grounds[caseStudyGrounds[study.id]]} [&_.on-ink]:bottom-auto [&_.on-ink]:aspect-auto [&_.on-ink]:h-auto [&_.on-ink]:w-fit`}
    >
      {/* In the row above the picture, whose words they would cover. */}
      <div className="absolute right-0 bottom-full flex bg-tile-ink">
        <span role="status" className="flex items-center bg-fg text-ground text-sm">
          {wasPressed && !study.videoId && <span className="px-3">{silentFilms}</span>}
        </span>
        <ControlButton
          icon={isMuted ? VolumeX : Volume2}
          label={isMuted ? 'Unmute the video' : 'Mute the video'}
          onPress={() => {
            toggle();
            setPressed(true);
          }}
          // Only after hydration, when the press can also be stored.
          disabled={!isHydrated}
        />
        <ControlButton
          icon={playback.isPlaying ? Pause : Play}
          label={playback.isPlaying ? 'Pause the video' : 'Play the video'}
          onPress={playback.press}
        />
      </div>
    </VideoStage>
  );
};

export const Stage = ({ study }: { study: CaseStudy }) => {
  const [firstImage] = study.images;
  if (study.videoId || study.videoUrl) return <Film study={study} />;
  return firstImage && <Picture picture={firstImage} sizes="100vw" priority canRetry className={frame} />;
};
