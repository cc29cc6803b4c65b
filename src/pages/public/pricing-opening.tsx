import { PageOpening } from '../../components/layout/page-opening';
import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { Part, preload } = restOf(() => import('./pricing/rest'));

export const handle = fixedPage(pageMeta.pricing, { rest: preload });

export const Component = () => (
  <>
    <PageOpening {...openings.pricing} className="pb-16 lg:pb-24" />
    <Part name="Content" />
  </>
);
