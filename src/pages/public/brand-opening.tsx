import { PageOpening } from '../../components/layout/page-opening';
import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { Part, preload } = restOf(() => import('./brand/rest'));

export const handle = fixedPage(pageMeta.brand, { rest: preload });

export const Component = () => (
  <>
    <PageOpening {...openings.brand} className="pb-12" />
    <Part name="Content" />
  </>
);
