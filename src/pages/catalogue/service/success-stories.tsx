import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/media/picture/picture';
import { Icon } from '../../../components/ui/icon';
import { caseStudyCovers, caseStudyFacts, caseStudyIndustries } from '../../../content/catalogue/case-study-summaries';
import type { ServiceCaseStudy, ServiceCategory } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { caseStudyHref, href } from '../../../paths';

/** Column classes for one, two or three stories; the first story is the widest. */
const layouts: Readonly<Record<number, readonly string[]>> = {
  1: ['lg:col-span-9'],
  2: ['lg:col-span-7', 'lg:col-span-5'],
  3: ['md:col-span-2 lg:col-span-6', 'lg:col-span-3', 'lg:col-span-3'],
};
/** A subgrid aligns pictures, names and titles across the row. */
const lines = 'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-4';

type StoryProps = { story: ServiceCaseStudy; className: string | undefined };

const Story = ({ story: { id, title, industry }, className }: StoryProps) => {
  const facts = caseStudyFacts[id];
  const to = caseStudyHref(id);
  return (
    <li className={classNames(lines, className)}>
      <Link to={to} className={classNames('group grid gap-4', lines)}>
        <div className="case-picture aspect-16/10 self-end [&_img]:h-full">
          <Picture
            picture={{ ...caseStudyCovers[id], alt: '' }}
            sizes="(min-width: 1024px) 50vw, (min-width: 768px) 50vw, 100vw"
            className="size-full"
          />
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 text-fg-quiet text-sm">
          <span translate="no">{facts.client}</span>
          <span>{industry ?? caseStudyIndustries[facts.industry]}</span>
        </p>
        <h3 translate="no" className="text-subheading group-hover:underline">
          {title}
        </h3>
      </Link>
    </li>
  );
};

export const SuccessStories = ({ category: { caseStudies } }: { category: ServiceCategory }) => (
  <section aria-labelledby="stories" className="page-grid grid gap-10 py-section">
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
      <h2 id="stories" className="text-heading">
        Client Success Stories
      </h2>
      <Link to={href('work')} className="text-link inline-flex items-center gap-2 font-semibold">
        View all case studies
        <Icon icon={ArrowRight} />
      </Link>
    </div>
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
      {caseStudies.map((story, index) => (
        <Story key={story.id} story={story} className={layouts[caseStudies.length]?.[index]} />
      ))}
    </ul>
  </section>
);
