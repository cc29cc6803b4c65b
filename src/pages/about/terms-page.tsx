import { terms } from '../../content/legal/terms';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { LegalPage } from './legal/legal-page';

export const handle = fixedPage(pageMeta.terms);

export const Component = () => <LegalPage text={terms} />;
