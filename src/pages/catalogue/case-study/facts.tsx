import { Link } from 'react-router-dom';
import { ValueLine } from '../../../components/ui/value-line';
import { caseStudyIndustries } from '../../../content/catalogue/case-study-summaries';
import { serviceSummary } from '../../../content/catalogue/service-summaries';
import { caseStudyPage } from '../../../content/public/work-page';
import type { CaseStudy } from '../../../content/types';
import { serviceHref } from '../../../paths';

const { facts, sections } = caseStudyPage;

const line = {
  look: 'fact',
  className: 'grid-cols-[7rem_1fr] gap-4 @max-[20rem]/page:grid-cols-1 @max-[20rem]/page:gap-0 border-b py-3',
  valueClassName: 'figures',
} as const;

/** The fact box: client, year, duration, services. It follows the overview in the DOM; on wide screens it is to its left. */
export const CaseStudyFacts = ({ study }: { study: CaseStudy }) => (
  <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-1 lg:row-start-1">
    <dl className="border-t border-t-fg">
      <ValueLine {...line} label={facts.client} value={study.client} isData />
      <ValueLine {...line} label={facts.industry} value={caseStudyIndustries[study.industry]} />
      {study.year && <ValueLine {...line} label={facts.year} value={study.year} />}
      <ValueLine {...line} label={facts.duration} value={study.duration} />
    </dl>
    <section aria-labelledby="services">
      <h2 id="services" className="text-subheading">
        {sections.services}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {study.services.map((id) => (
          <li key={id}>
            <Link to={serviceHref(id)} className="text-link">
              {serviceSummary(id).title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
