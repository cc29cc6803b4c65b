import { ArrowLeft } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { newTab } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import { caseStudyPage } from '../../../content/public/work-page';
import type { CaseStudy, SocialLink } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { now } from '../../../services/clock';
import { isBannerVisible, subscribeToBanner } from '../../../services/trial/banner';
import { Stage } from './stage';

const names: Readonly<Record<SocialLink['platform'], string>> = {
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  website: 'Website',
};

const { back } = caseStudyPage;

const isUnderBannerNow = () => isBannerVisible(now());
const isUnderBannerInHtml = () => true;

export const CaseStudyHero = ({ study }: { study: CaseStudy }) => {
  const { links, totalFollowers } = study.socialLinks;
  const isUnderBanner = useSyncExternalStore(subscribeToBanner, isUnderBannerNow, isUnderBannerInHtml);
  return (
    <div>
      {/* Fixed height and no scroll anchoring, so that dismissing the banner causes neither a layout shift nor a scroll. */}
      <div className={classNames('page-grid flex h-24 items-center [overflow-anchor:none]', isUnderBanner && 'pt-11')}>
        <TextLink to={back.href} className="inline-flex items-center gap-2 font-semibold">
          <Icon icon={ArrowLeft} />
          {back.label}
        </TextLink>
      </div>
      <Stage study={study} />
      <div className="relative z-10 mr-gutter max-w-5xl bg-ground md:-mt-16 md:w-fit lg:-mt-36 xl:ml-[max(0px,calc((100vw-var(--page-width))/2))] xl:mr-auto">
        <div className="grid gap-5 px-gutter pt-8 pr-8 lg:pt-10 lg:pr-16">
          <h1 translate="no" className="text-title">
            {study.title}
          </h1>
          <p className="max-w-measure text-lead">{study.subtitle}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ul aria-label={`${study.title} elsewhere`} className="flex flex-wrap gap-x-6 gap-y-2">
              {links.map(({ platform, url }) => (
                <li key={platform}>
                  <a
                    translate={platform === 'website' ? undefined : 'no'}
                    href={url}
                    {...newTab}
                    className="text-link inline-block min-h-6 min-w-6"
                  >
                    {names[platform]}
                  </a>
                </li>
              ))}
            </ul>
            {totalFollowers && <p className="figures text-fg-quiet">{`${totalFollowers} followers`}</p>}
          </div>
        </div>
      </div>
    </div>
  );
};
