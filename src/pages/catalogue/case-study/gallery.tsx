import { Picture } from '../../../components/media/picture/picture';
import { caseStudyLimits, caseStudyPage } from '../../../content/public/work-page';
import type { CaseStudy } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

/** A gallery of the first pictures, one of them large; nothing if there is only one. */
export const CaseStudyGallery = ({ images }: Pick<CaseStudy, 'images'>) => {
  if (images.length < 2) return null;
  return (
    <section aria-labelledby="gallery" className="page-grid">
      <h2 id="gallery" className="text-heading">
        {caseStudyPage.sections.gallery}
      </h2>
      <ul className="mt-8 grid gap-3 md:grid-cols-2 lg:grid-cols-12 lg:grid-rows-2">
        {images.slice(0, caseStudyLimits.images).map((image, index) => (
          <li
            key={image.src}
            className={classNames(
              'overflow-hidden [&_img]:h-full',
              index === 0
                ? 'aspect-16/10 md:col-span-2 lg:col-span-8 lg:row-span-2 lg:aspect-auto'
                : 'aspect-16/10 lg:col-span-4',
            )}
          >
            <Picture
              picture={image}
              sizes={
                index === 0
                  ? '(min-width: 1024px) 66vw, 100vw'
                  : '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw'
              }
              canRetry
              className="size-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
