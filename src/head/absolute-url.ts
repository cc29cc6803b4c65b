import { site } from '../content/site/site';
import { asset } from '../lib/asset';

/** Absolute URL of a path of the site, for canonical links and social cards: `absoluteUrl('/faq')`. */
export const absoluteUrl = (path: string): string => site.url + asset(path);
