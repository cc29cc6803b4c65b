import { columnSizes, Picture } from '../../../components/media/picture/picture';
import { TitledSection } from '../../../components/ui/titled-section';
import { caseStudyLimits, caseStudyPage } from '../../../content/public/work-page';
import type { CaseStudy } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

export const CaseStudyGallery = ({ images }: Pick<CaseStudy, 'images'>) => {
  if (images.length < 2) return null;
  return (
    <TitledSection id="gallery" title={caseStudyPage.sections.gallery} className="page-grid">
      {/* The first column is so wide that the large picture ends level with the two beside it, captions included. */}
      <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-[calc(200%/3+0.77rem)_1fr]">
        {images.slice(0, caseStudyLimits.images).map(({ caption, ...picture }, index) => (
          <li key={picture.src} className={classNames(index === 0 && 'md:max-lg:col-span-2 lg:row-span-2')}>
            <figure>
              <div className="aspect-16/10 overflow-hidden [&_img]:h-full">
                <Picture
                  picture={picture}
                  sizes={index === 0 ? columnSizes(8.15) : columnSizes(3.9, '(min-width: 768px) 46vw, 92vw')}
                  canRetry
                  className="size-full"
                />
              </div>
              <figcaption className="mt-2 text-fg-quiet text-sm">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
};
