import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { LegalOpening } from './legal/legal-opening';

const { Part, preload } = restOf(() => import('./privacy/rest'));

export const handle = fixedPage(pageMeta.privacy, { rest: preload });

export const Component = () => (
  <LegalOpening {...openings.privacy}>
    <Part name="Content" />
  </LegalOpening>
);
