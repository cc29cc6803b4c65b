import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

export const handle = fixedPage(pageMeta.services);

export { GenericServices as Component } from './services/generic-services';
