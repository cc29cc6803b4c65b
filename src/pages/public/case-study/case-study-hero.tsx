import { Link } from 'react-router-dom';
import { useBannerVisible } from '../../../components/layout/use-banner-visible';
import { ControlButton } from '../../../components/media/control-button';
import { Picture } from '../../../components/media/picture';
import { sharedPictureClass } from '../../../components/media/shared-picture';
import { usePlayback } from '../../../components/media/use-playback';
import { VideoStage } from '../../../components/media/video-stage';
import { Icon } from '../../../components/ui/icon';
import { caseStudyCovers } from '../../../content/case-study-summaries';
import type { CaseStudy } from '../../../content/types';
import { caseStudyPage } from '../../../content/work-page';
import { classNames } from '../../../lib/class-names';
import { useAfterPaint } from '../../../lib/use-after-paint';
import { useHydrated } from '../../../lib/use-hydrated';
import { SocialLinks } from './social-links';
import { useSound } from './use-sound';

const { back } = caseStudyPage;
const frame = classNames('aspect-16/10 w-full md:aspect-[16/8.2]', sharedPictureClass);

/** The film with its two controls. */
const Film = ({ study }: { study: CaseStudy }) => {
  const isHydrated = useHydrated();
  const isPainted = useAfterPaint();
  const { isMuted, toggle, refuse } = useSound(study.id);
  const { ref, isPlaying, press } = usePlayback(study.videoId || !isPainted ? 'press' : 'in-view');
  return (
    <VideoStage
      video={study}
      cover={caseStudyCovers[study.id]}
      sizes="100vw"
      isPlaying={isPlaying}
      isMuted={isMuted}
      onSoundRefused={refuse}
      priority
      frameRef={ref}
      className={frame}
    >
      <div className="absolute top-0 right-0 z-10 flex">
        <ControlButton
          icon={isMuted ? 'volume-x' : 'volume-2'}
          label={isMuted ? 'Unmute the video' : 'Mute the video'}
          onPress={toggle}
          // What is kept must be done when the press is over.
          disabled={!isHydrated}
        />
        <ControlButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause the video' : 'Play the video'}
          onPress={press}
        />
      </div>
    </VideoStage>
  );
};

/** The film, or the first picture where there is none; the title cut into its corner like a missing tile. */
export const CaseStudyHero = ({ study }: { study: CaseStudy }) => {
  const isUnderBanner = useBannerVisible();
  const [firstImage] = study.images;
  return (
    <div>
      {/* The row keeps its height, so that nothing below moves when the banner goes; nor is the page scrolled after its link. */}
      <div className={classNames('page-grid flex h-24 items-center [overflow-anchor:none]', isUnderBanner && 'pt-11')}>
        <Link to={back.href} viewTransition className="text-link inline-flex items-center gap-2 font-semibold">
          <Icon name="arrow-left" />
          {back.label}
        </Link>
      </div>
      {study.videoId || study.videoUrl ? (
        <Film study={study} />
      ) : (
        firstImage && <Picture picture={firstImage} sizes="100vw" priority canRetry className={frame} />
      )}
      <div className="relative z-10 mr-gutter max-w-5xl bg-ground md:-mt-16 md:w-fit lg:-mt-36 xl:ml-[max(0px,calc((100vw-var(--page-width))/2))] xl:mr-auto">
        <div className="grid gap-5 px-gutter pt-8 pr-8 lg:pt-10 lg:pr-16">
          <h1 className="text-title">{study.title}</h1>
          <p className="max-w-measure text-lead">{study.subtitle}</p>
          <SocialLinks title={study.title} socialLinks={study.socialLinks} />
        </div>
      </div>
    </div>
  );
};
