import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { heading, text } = openings.technologyStack;
const { Part, preload } = restOf(() => import('./technology-stack/rest'));

export const handle = fixedPage(pageMeta.technologyStack, { rest: preload });

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-12 lg:grid-cols-12 lg:pt-24 lg:pb-20">
      <h1 className="text-title lg:col-span-8">{heading}</h1>
      <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{text}</p>
    </div>
    <Part name="Content" />
  </>
);
