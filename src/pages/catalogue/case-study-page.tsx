import { Fragment } from 'react';
import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router-dom';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { TextLink } from '../../components/ui/link';
import { TextList } from '../../components/ui/text-list';
import { TitledSection } from '../../components/ui/titled-section';
import { ValueLine } from '../../components/ui/value-line';
import { caseStudyIndustries } from '../../content/catalogue/case-study-summaries';
import { serviceTitles } from '../../content/catalogue/service-titles';
import { pageMeta } from '../../content/pages';
import { caseStudyLimits, caseStudyPage } from '../../content/public/work-page';
import { studioLink } from '../../content/site/navigation';
import type { CaseStudy } from '../../content/types';
import { dataPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { href, serviceHref } from '../../paths';
import { CaseStudyHero } from './case-study/case-study-hero';
import { CaseStudyGallery } from './case-study/gallery';
import { MoreProjects } from './case-study/more-projects';

const { facts, sections, cta } = caseStudyPage;

const line = {
  look: 'fact',
  className: 'grid-cols-[7rem_1fr] gap-4 max-xs:grid-cols-1 max-xs:gap-0 border-b py-3',
  valueClassName: 'figures',
} as const;

const CaseStudyFacts = ({ study }: { study: CaseStudy }) => (
  <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-1 lg:row-start-1">
    <dl className="border-t border-t-fg">
      <ValueLine {...line} label={facts.client} value={study.client} isData />
      <ValueLine {...line} label={facts.industry} value={caseStudyIndustries[study.industry]} />
      {study.year && <ValueLine {...line} label={facts.year} value={study.year} />}
      <ValueLine {...line} label={facts.duration} value={study.duration} />
      <ValueLine
        {...line}
        label={facts.madeBy}
        value={
          <>
            <span className="block">{study.madeBy}</span>
            <TextLink to={studioLink.href}>{studioLink.label}</TextLink>
          </>
        }
      />
    </dl>
    <TitledSection id="services" title={sections.services} titleLook="text-subheading">
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {study.services.map((id) => (
          <li key={id}>
            <TextLink to={serviceHref(id)}>{serviceTitles[id]}</TextLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  </div>
);

const folder = '../../content/case-studies/';
const files = import.meta.glob<{ caseStudy: CaseStudy }>('../../content/case-studies/*.ts');

export const loader = async ({ params: { id } }: Pick<LoaderFunctionArgs, 'params'>): Promise<CaseStudy | null> => {
  // The prefix keeps ids such as `constructor` from matching a property that every object has.
  const load = files[`${folder}${id}.ts`];
  return load ? (await load()).caseStudy : null;
};

export const handle = dataPage<CaseStudy | null>(({ data }) => data?.meta ?? pageMeta.work);

type ChapterProps = { id: string; heading: string; paragraphs: readonly string[]; isLead?: boolean };

const Chapter = ({ id, heading, paragraphs, isLead = false }: ChapterProps) => (
  <TitledSection id={id} title={heading} className={classNames(!isLead && 'border-t border-t-fg pt-6')}>
    <div className={classNames('mt-5 grid max-w-measure gap-4', isLead ? 'text-lead' : 'text-lg')}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </TitledSection>
);

export const Component = () => {
  const study = useLoaderData<typeof loader>();
  if (!study) return <Navigate to={href('work')} replace />;
  return (
    <Fragment key={study.id}>
      <CaseStudyHero study={study} />
      <LowerPart>
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
        <TitledSection
          id="results"
          title={sections.results}
          titleLook="text-heading lg:col-span-3"
          className="on-second"
          inner="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12"
        >
          <TextList
            items={study.results.slice(0, caseStudyLimits.results)}
            className="lg:col-span-9"
            itemLook="border-t border-t-line-strong py-6 text-heading"
          />
        </TitledSection>
        {study.testimonial && (
          <figure className="page-grid grid gap-x-8 gap-y-8 pt-section lg:grid-cols-12">
            <blockquote className="text-balance text-heading lg:col-span-9">{`“${study.testimonial.quote}”`}</blockquote>
            <figcaption className="self-end lg:col-span-3">
              <strong>{study.testimonial.author}</strong>
              <span className="block text-fg-quiet">{study.testimonial.role}</span>
            </figcaption>
          </figure>
        )}
        <MoreProjects id={study.id} related={study.relatedProjects} />
        <CallToAction
          of={study.id}
          title={cta.title}
          text={cta.text}
          actions={[{ label: study.ctaTitle ?? cta.label, href: cta.href }]}
        />
      </LowerPart>
    </Fragment>
  );
};
