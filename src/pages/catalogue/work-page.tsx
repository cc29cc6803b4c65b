import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { pageMeta } from '../../content/pages';
import { workPage } from '../../content/public/work-page';
import { fixedPage } from '../../head/page-handle';
import { WorkGallery } from './work/gallery';

export const handle = fixedPage(pageMeta.work, ['industry']);

const { closing } = workPage;

export const Component = () => (
  <>
    {/* Heading and text share a line, so that the pictures begin on the first screen. */}
    <div className="page-grid grid items-end gap-x-8 gap-y-6 pt-20 pb-8 lg:grid-cols-12 lg:pt-16 lg:pb-6">
      <h1 className="text-hero lg:col-span-8">{workPage.heading}</h1>
      <p className="max-w-measure text-lead lg:col-span-4">{workPage.text}</p>
    </div>
    <LowerPart>
      <WorkGallery />
      <CallToAction seed="work" {...closing} />
    </LowerPart>
  </>
);
