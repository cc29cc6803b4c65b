import { href } from '../../paths';

/** The link to `/studio` wherever a page says that people do the work. */
export const studioLink = { label: 'Who does the work', href: href('studio') };
