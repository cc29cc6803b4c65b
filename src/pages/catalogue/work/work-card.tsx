import { ArrowRight, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { columnSizes, halfOfPage } from '../../../components/media/picture/picture';
import { ControlButton } from '../../../components/media/video/control-button';
import { usePlayback } from '../../../components/media/video/use-playback';
import { VideoStage } from '../../../components/media/video/video-stage';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { caseStudyIndustries } from '../../../content/catalogue/case-study-summaries';
import { workPage } from '../../../content/public/work-page';
import type { CaseStudySummary } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { caseStudyHref } from '../../../paths';

type Props = {
  study: CaseStudySummary;
  isMuted: boolean;
  isFirst: boolean;
  place: keyof typeof places;
  isAloneInRow: boolean;
};

/** `beside`: shares a row with a large card, and has the same height. On a phone, where every card fills a row, a large one reaches the edges of the screen. */
const places = {
  large: { columns: 7, narrow: '100vw', className: 'max-md:-mx-gutter md:col-span-2 lg:col-span-7' },
  beside: { columns: 5, narrow: halfOfPage, className: 'self-end lg:col-span-5' },
  third: { columns: 4, narrow: halfOfPage, className: 'lg:col-span-4' },
};

/** Memoized: a filter that is pressed is marked before the cards, which stay, are rendered. */
export const WorkCard = memo(({ study, isMuted, isFirst, place, isAloneInRow }: Props) => {
  const { id, title, subtitle, industry, cover } = study;
  const to = caseStudyHref(id);
  const { press, attention, ...playback } = usePlayback('attention');
  const { columns, narrow, className } = places[place];
  return (
    <li className={classNames(className, isAloneInRow && 'md:max-lg:col-span-2')}>
      <article
        aria-labelledby={`work-${id}`}
        className={classNames(
          'group relative grid gap-x-8 gap-y-4',
          isAloneInRow && 'md:max-lg:grid-cols-2 md:max-lg:items-end',
        )}
        {...attention}
      >
        <VideoStage
          video={study}
          cover={cover}
          sizes={columnSizes(columns, narrow)}
          playback={playback}
          isMuted={isMuted}
          priority={isFirst}
          className="case-picture aspect-16/10 bg-ink-raised"
        >
          <div className="absolute right-0 bottom-0 z-10">
            <ControlButton
              icon={playback.isPlaying ? Pause : Play}
              label={`${playback.isPlaying ? 'Pause' : 'Play'} the ${title} video`}
              onPress={press}
            />
          </div>
        </VideoStage>
        <div
          className={classNames(
            'grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]',
            place === 'large' && 'max-md:px-gutter',
          )}
        >
          <p className="text-fg-quiet text-sm">{caseStudyIndustries[industry]}</p>
          <h2 translate="no" id={`work-${id}`} className="-mt-1 text-heading sm:col-span-2">
            {title}
          </h2>
          <p className="max-w-measure sm:col-span-2">{subtitle}</p>
          <p className="sm:col-start-2 sm:row-start-1">
            {/* The link covers the whole card; the video's button is above it. */}
            <Link
              to={to}
              aria-describedby={`work-${id}`}
              className="inline-flex min-h-6 items-center gap-2 font-semibold underline decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:decoration-2"
            >
              {workPage.explore}
              <Icon icon={ArrowRight} className="transition-transform duration-200 group-hover:translate-x-1" />
            </Link>
          </p>
        </div>
      </article>
    </li>
  );
});
