import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { LegalOpening } from './legal/legal-opening';

const { Part, preload } = restOf(() => import('./terms/rest'));

export const handle = fixedPage(pageMeta.terms, { rest: preload });

export const Component = () => (
  <LegalOpening {...openings.terms}>
    <Part name="Content" />
  </LegalOpening>
);
