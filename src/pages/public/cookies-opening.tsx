import { restOf } from '../../components/layout/rest';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { LegalOpening } from './legal/legal-opening';

const { Part, preload } = restOf(() => import('./cookies/rest'));

export const handle = fixedPage(pageMeta.cookies, { rest: preload });

export const Component = () => (
  <LegalOpening {...openings.cookies}>
    <Part name="Content" />
  </LegalOpening>
);
