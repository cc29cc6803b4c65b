import { privacy } from '../../content/legal/privacy';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { LegalPage } from './legal/legal-page';

export const handle = fixedPage(pageMeta.privacy);

export const Component = () => <LegalPage text={privacy} />;
