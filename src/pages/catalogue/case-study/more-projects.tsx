import { useState } from 'react';
import { columnSizes, Picture } from '../../../components/media/picture/picture';
import { Link } from '../../../components/ui/link';
import { TitledSection } from '../../../components/ui/titled-section';
import { caseStudySummaries } from '../../../content/catalogue/case-study-summaries';
import type { CaseStudyId } from '../../../content/ids';
import { caseStudyLimits, caseStudyPage } from '../../../content/public/work-page';
import { useHydrated } from '../../../hooks/use-hydrated';
import { caseStudyHref } from '../../../paths';

/** A random sample without repetition. @param random returns numbers from 0 (inclusive) to 1 (exclusive) */
export const randomSample = <T,>(items: readonly T[], count: number, random: () => number = Math.random): T[] => {
  const rest = [...items];
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) picked.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return picked;
};

/** The items of `next`, of which those that were there before keep their position. */
export const keepPlaces = <T,>(before: readonly T[], next: readonly T[]): T[] => {
  const added = next.filter((item) => !before.includes(item));
  const kept = before.flatMap((item) => (next.includes(item) ? [item] : added.splice(0, 1)));
  return [...kept, ...added];
};

type Props = { id: CaseStudyId; related: readonly CaseStudyId[] };

export const MoreProjects = ({ id, related }: Props) => {
  const isHydrated = useHydrated();
  const [chosen] = useState(() => {
    const others = caseStudySummaries.map((study) => study.id).filter((other) => other !== id);
    // The section may be visible already, so studies that stay selected keep their position.
    return keepPlaces(related, randomSample(others, caseStudyLimits.moreProjects));
  });
  const studies = (isHydrated ? chosen : related)
    .slice(0, caseStudyLimits.moreProjects)
    .flatMap((one) => caseStudySummaries.find((study) => study.id === one) ?? []);
  return (
    <TitledSection id="more" title={caseStudyPage.sections.more} className="page-grid py-section">
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3">
        {studies.map(({ id, title, subtitle, cover }) => (
          <li key={id}>
            <Link to={caseStudyHref(id)} className="group grid gap-4">
              <div className="case-picture aspect-16/10 [&_img]:h-full">
                <Picture
                  picture={{ ...cover, alt: '' }}
                  sizes={columnSizes(4, '(min-width: 768px) 31vw, 92vw')}
                  className="size-full"
                />
              </div>
              <h3 translate="no" className="text-subheading group-hover:underline">
                {title}
              </h3>
              {/* As high as the longest subtitle, so that a new selection causes no layout shift. */}
              <p className="min-h-[3lh] text-fg-quiet">{subtitle}</p>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
};
