import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBannerVisible } from '../../../components/layout/use-banner-visible';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { openings } from '../../../content/openings';
import type { CaseStudyWords } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

const { back } = openings.caseStudy;

/** The shape of what the study shows first. */
export const stageClass = 'aspect-16/10 w-full md:aspect-[16/8.2]';

type Props = {
  words: CaseStudyWords;
  stage: ReactNode;
  /** Below the subtitle. */
  children: ReactNode;
};

/** What the study shows first; the title cut into its corner like a missing tile. */
export const CaseStudyHero = ({ words: { title, subtitle }, stage, children }: Props) => {
  const isUnderBanner = useBannerVisible();
  return (
    <div>
      {/* The row keeps its height, so that nothing below moves when the banner goes; nor is the page scrolled after its link. */}
      <div className={classNames('page-grid flex h-24 items-center [overflow-anchor:none]', isUnderBanner && 'pt-11')}>
        <Link to={back.href} className="text-link inline-flex items-center gap-2 font-semibold">
          <Icon icon={ArrowLeft} />
          {back.label}
        </Link>
      </div>
      {stage}
      <div className="relative z-10 mr-gutter max-w-5xl bg-ground md:-mt-16 md:w-fit lg:-mt-36 xl:ml-[max(0px,calc((100vw-var(--page-width))/2))] xl:mr-auto">
        <div className="grid gap-5 px-gutter pt-8 pr-8 lg:pt-10 lg:pr-16">
          <h1 className="text-title">{title}</h1>
          <p className="max-w-measure text-lead">{subtitle}</p>
          {children}
        </div>
      </div>
    </div>
  );
};
