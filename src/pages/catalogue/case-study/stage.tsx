import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../../components/media/picture/picture';
import { ControlButton } from '../../../components/media/video/control-button';
import { usePlayback } from '../../../components/media/video/use-playback';
import { VideoStage } from '../../../components/media/video/video-stage';
import { caseStudyCovers } from '../../../content/catalogue/case-study-summaries';
import { silentFilms } from '../../../content/public/work-page';
import type { CaseStudy } from '../../../content/types';
import { useHydrated } from '../../../hooks/use-hydrated';
import { useSound } from './use-sound';

const frame = 'aspect-16/10 w-full md:aspect-[16/8.2]';

/** The video with its two controls. */
const Film = ({ study }: { study: CaseStudy }) => {
  const isHydrated = useHydrated();
  const { isMuted, toggle, refuse } = useSound(study.id);
  const [wasPressed, setPressed] = useState(false);
  const { ref, isPlaying, follow, press } = usePlayback(study.videoId ? 'press' : 'in-view');
  return (
    <VideoStage
      video={study}
      cover={caseStudyCovers[study.id]}
      sizes="100vw"
      isPlaying={isPlaying}
      isMuted={isMuted}
      onSoundRefused={refuse}
      onMove={follow}
      priority
      frameRef={ref}
      className={frame}
    >
      <div className="absolute top-0 right-0 z-10 flex">
        <span role="status" className="flex items-center bg-ink text-paper text-sm">
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
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause the video' : 'Play the video'}
          onPress={press}
        />
      </div>
    </VideoStage>
  );
};

/** The video, or the first picture if there is no video. */
export const Stage = ({ study }: { study: CaseStudy }) => {
  const [firstImage] = study.images;
  if (study.videoId || study.videoUrl) return <Film study={study} />;
  return firstImage && <Picture picture={firstImage} sizes="100vw" priority canRetry className={frame} />;
};
