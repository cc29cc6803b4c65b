import { site } from '../content/site/site';

/** A page's title as the browser shows it. */
export const fullTitle = (title: string): string => (title.includes(site.name) ? title : `${title} | ${site.name}`);
