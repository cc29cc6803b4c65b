import { Closing } from '../../../components/layout/closing';
import { Later } from '../../../components/layout/later';
import type { CaseStudy } from '../../../content/types';
import { caseStudyPage } from '../../../content/work-page';
import { Chapter } from './chapter';
import { Facts } from './facts';
import { Gallery } from './gallery';
import { MoreProjects } from './more-projects';
import { Results } from './results';
import { SocialLinks } from './social-links';
import { Stage } from './stage';
import { Testimonial } from './testimonial';

const { sections, cta } = caseStudyPage;

const Content = ({ study }: { study: CaseStudy }) => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
      <div className="lg:col-span-7 lg:col-start-6">
        <Chapter id="overview" heading={sections.overview} paragraphs={study.overview} isLead />
      </div>
      <Facts study={study} />
    </div>
    <Later>
      <Gallery images={study.images} />
      <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-2">
        <Chapter id="challenge" heading={sections.challenge} paragraphs={study.challenge} />
        <Chapter id="solution" heading={sections.solution} paragraphs={study.solution} />
      </div>
      <Results results={study.results} />
      {study.testimonial && <Testimonial {...study.testimonial} />}
      <MoreProjects id={study.id} related={study.relatedProjects} />
      <Closing
        seed={`study ${study.id}`}
        title={cta.title}
        text={cta.text}
        actions={[{ label: study.ctaTitle ?? cta.label, href: cta.href }]}
      />
    </Later>
  </>
);

/** What a study's page has besides its first words. */
export const partsOf = (study: CaseStudy) => ({
  Stage: () => <Stage study={study} />,
  Elsewhere: () => <SocialLinks title={study.title} socialLinks={study.socialLinks} />,
  Content: () => <Content study={study} />,
});
