import { cookies } from '../../content/legal/cookies';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { LegalPage } from './legal/legal-page';

export const handle = fixedPage(pageMeta.cookies);

export const Component = () => <LegalPage text={cookies} />;
