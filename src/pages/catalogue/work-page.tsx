import { CallToAction } from '../../components/layout/call-to-action';
import { PageHero } from '../../components/layout/page-hero';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { workPage } from '../../content/public/work-page';
import { fixedPage } from '../../head/page-handle';
import { WorkGallery } from './work/gallery';

export const handle = fixedPage(pageMeta.work);

const { closing } = workPage;

export const Component = () => (
  <>
    <PageHero heading={workPage.heading} text={workPage.text} className="pb-12" />
    <Rest>
      <WorkGallery />
      <CallToAction seed="work" title={closing.title} text={closing.text} actions={[closing.start, closing.pricing]} />
    </Rest>
  </>
);
