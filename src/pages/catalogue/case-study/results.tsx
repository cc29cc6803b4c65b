import { caseStudyLimits, caseStudyPage } from '../../../content/public/work-page';
import type { CaseStudy } from '../../../content/types';

/** The results of the project in large type. */
export const Results = ({ results }: Pick<CaseStudy, 'results'>) => (
  <section aria-labelledby="results" className="on-ink">
    <div className="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
      <h2 id="results" className="text-heading lg:col-span-3">
        {caseStudyPage.sections.results}
      </h2>
      <ul className="lg:col-span-9">
        {results.slice(0, caseStudyLimits.results).map((result) => (
          <li key={result} className="border-t border-t-line-strong py-6 text-heading">
            {result}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
