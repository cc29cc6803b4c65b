import { Fragment } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router-dom';
import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { caseStudyPage } from '../../content/public/work-page';
import type { CaseStudy } from '../../content/types';
import { dataPage } from '../../head/page-handle';
import { href } from '../../paths';
import { CaseStudyHero } from './case-study/case-study-hero';
import { Chapter } from './case-study/chapter';
import { Facts } from './case-study/facts';
import { CaseStudyGallery } from './case-study/gallery';
import { loadCaseStudy } from './case-study/load-case-study';
import { MoreProjects } from './case-study/more-projects';
import { Results } from './case-study/results';
import { Testimonial } from './case-study/testimonial';

const { sections, cta } = caseStudyPage;

/** Loads the case study of the path; null for an unknown id. */
export const loader = ({ params: { id } }: LoaderFunctionArgs): Promise<CaseStudy | null> => loadCaseStudy(id);

export const handle = dataPage<CaseStudy | null>(({ data }) => data?.meta ?? pageMeta.work);

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
          <Facts study={study} />
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
