import { PageOpening } from '../../components/layout/page-opening';
import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { Part, preload } = restOf(() => import('./contact/rest'));

export const handle = fixedPage(pageMeta.contact, { rest: preload });

export const Component = () => (
  <>
    <PageOpening {...openings.contact} className="pb-12 lg:pb-16" />
    <Part name="Content" />
  </>
);
