import { site } from '../content/site';
import { asset } from './asset';

/** The full address of a path of the site, as other sites and search engines know it: `absolute('/faq')`. */
export const absolute = (path: string): string => site.url + asset(path);
