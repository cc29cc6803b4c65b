import { ArrowUpRight } from 'lucide-react';
import { columnSizes, Picture } from '../../../components/media/picture/picture';
import { ScrollRow } from '../../../components/motion/scroll-row';
import { ActionLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { caseStudyCovers, caseStudyFacts, caseStudyIndustries } from '../../../content/catalogue/case-study-summaries';
import { innovationSection } from '../../../content/public/home';
import { caseStudyHref } from '../../../paths';

const phoneSizes = '(min-width: 640px) 92vw, 74vw';
const beside = `(min-width: 768px) 45vw, ${phoneSizes}`;

/** Grid classes of the three cards: the first is the largest and reaches the edge of the page, the third is set lower. */
const places = [
  { className: 'md:col-span-2 lg:col-span-8 lg:-mr-gutter', sizes: columnSizes(8.4, phoneSizes) },
  { className: 'lg:col-span-7', sizes: columnSizes(7, beside) },
  { className: 'md:pt-24 lg:col-span-5 lg:pt-40', sizes: columnSizes(5, beside) },
];

export const InnovationSection = () => (
  <section aria-labelledby="innovation" className="border-t">
    <div className="page-grid grid gap-x-8 gap-y-8 py-section sm:gap-y-16 md:grid-cols-2 lg:grid-cols-12 lg:gap-y-24">
      <div className="flex flex-col justify-between gap-8 md:col-span-2 lg:col-span-4">
        <h2 id="innovation" className="text-title">
          {innovationSection.heading}
        </h2>
        <p className="max-w-measure text-lead">{innovationSection.text}</p>
      </div>
      <ScrollRow labelledBy="innovation" items="projects">
        {innovationSection.caseStudies.map((id, index) => {
          const { title, subtitle, industry } = caseStudyFacts[id];
          const place = places[index];
          return (
            <li key={id} className={place?.className}>
              <article aria-labelledby={id} className="group relative">
                <div className="relative">
                  <Picture picture={caseStudyCovers[id]} sizes={place?.sizes ?? phoneSizes} className="case-picture" />
                  <span className="case-corner absolute right-0 bottom-0 grid size-14 place-items-center bg-ground text-fg lg:size-20">
                    <Icon icon={ArrowUpRight} className="size-7" />
                  </span>
                </div>
                <p className="eyebrow mt-5">{caseStudyIndustries[industry]}</p>
                <h3 id={id} className="mt-1 text-heading">
                  <Link translate="no" to={caseStudyHref(id)} className="after:absolute after:inset-0">
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 max-w-[34rem] text-lead">{subtitle}</p>
              </article>
            </li>
          );
        })}
      </ScrollRow>
      <ActionLink describedBy="innovation" className="w-fit md:col-span-full" action={innovationSection.viewAll} />
    </div>
  </section>
);
