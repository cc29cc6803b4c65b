import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { GenericServices } from './services/generic-services';

export const handle = fixedPage(pageMeta.services);

export const Component = GenericServices;
