import { site } from '../content/site/site';
import { asset } from '../lib/asset';

/** The full address of a path of the site, as other sites and search engines know it: `absolute('/faq')`. */
export const absolute = (path: string): string => site.url + asset(path);
