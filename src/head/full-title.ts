import { site } from '../content/site/site';

/** The document title of a page: its own title and the site's name. */
export const fullTitle = (title: string): string => (title.includes(site.name) ? title : `${title} | ${site.name}`);
