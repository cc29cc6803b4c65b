import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { heading, text } = openings.faq;
const { Part, preload } = restOf(() => import('./faq/rest'));

export const handle = fixedPage(pageMeta.faq, { rest: preload });

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <div className="grid content-start gap-6 self-start md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:sticky lg:top-32 lg:col-span-5">
        <div className="grid content-start gap-6">
          <h1 className="text-title">{heading}</h1>
          <p className="max-w-measure text-lead">{text}</p>
        </div>
        <Part name="Field" placeholder="aspect-6/2 w-full max-w-sm" />
      </div>
      <Part name="Questions" placeholder="is-coming min-h-svh lg:col-span-7" />
    </div>
    <Part name="End" placeholder="" />
  </>
);
