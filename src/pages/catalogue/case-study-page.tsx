import { Fragment } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router-dom';
import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { caseStudyLimits, caseStudyPage } from '../../content/public/work-page';
import type { CaseStudy } from '../../content/types';
import { dataPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { href } from '../../paths';
import { CaseStudyHero } from './case-study/case-study-hero';
import { CaseStudyFacts } from './case-study/facts';
import { CaseStudyGallery } from './case-study/gallery';
import { MoreProjects } from './case-study/more-projects';

const { sections, cta } = caseStudyPage;

const folder = '../../content/case-studies/';
const files = import.meta.glob<{ caseStudy: CaseStudy }>('../../content/case-studies/*.ts');

/** Imports the content of the path's case study. @returns null for an unknown id */
export const loader = async ({ params: { id } }: Pick<LoaderFunctionArgs, 'params'>): Promise<CaseStudy | null> => {
  // The prefix keeps ids such as `constructor` from matching a property that every object has.
  const load = files[`${folder}${id}.ts`];
  return load ? (await load()).caseStudy : null;
};

export const handle = dataPage<CaseStudy | null>(({ data }) => data?.meta ?? pageMeta.work);

type ChapterProps = { id: string; heading: string; paragraphs: readonly string[]; isLead?: boolean };

/** A text section of a case study. */
const Chapter = ({ id, heading, paragraphs, isLead = false }: ChapterProps) => (
  <section aria-labelledby={id} className={classNames(!isLead && 'border-t border-t-fg pt-6')}>
    <h2 id={id} className="text-heading">
      {heading}
    </h2>
    <div className={classNames('mt-5 grid max-w-measure gap-4', isLead ? 'text-lead' : 'text-lg')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
);

/** The results of the project in large type. */
const Results = ({ results }: Pick<CaseStudy, 'results'>) => (
  <section aria-labelledby="results" className="on-ink">
    <div className="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
      <h2 id="results" className="text-heading lg:col-span-3">
        {sections.results}
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

const Testimonial = ({ quote, author, role }: NonNullable<CaseStudy['testimonial']>) => (
  <figure className="page-grid grid gap-x-8 gap-y-8 pt-section lg:grid-cols-12">
    <blockquote className="text-balance text-heading lg:col-span-9">{`“${quote}”`}</blockquote>
    <figcaption className="self-end lg:col-span-3">
      <strong>{author}</strong>
      <span className="block text-fg-quiet">{role}</span>
    </figcaption>
  </figure>
);

/** A case study: video, text, pictures, related projects. */
export const Component = () => {
  const study = useLoaderData<typeof loader>();
  if (!study) return <Navigate to={href('work')} replace />;
  return (
    <Fragment key={study.id}>
      <CaseStudyHero study={study} />
      <Rest>
        <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
          <div className="lg:col-span-7 lg:col-start-6">
            <Chapter id="overview" heading={sections.overview} paragraphs={study.overview} isLead />
          </div>
          <CaseStudyFacts study={study} />
        </div>
        <CaseStudyGallery images={study.images} />
        <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-2">
          <Chapter id="challenge" heading={sections.challenge} paragraphs={study.challenge} />
          <Chapter id="solution" heading={sections.solution} paragraphs={study.solution} />
        </div>
        <Results results={study.results} />
        {study.testimonial && <Testimonial {...study.testimonial} />}
        <MoreProjects id={study.id} related={study.relatedProjects} />
        <CallToAction
          seed={`study ${study.id}`}
          title={cta.title}
          text={cta.text}
          actions={[{ label: study.ctaTitle ?? cta.label, href: cta.href }]}
        />
      </Rest>
    </Fragment>
  );
};
