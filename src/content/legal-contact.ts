import { site } from './site';

/** How legal texts end. */
export const contactParagraph = `Write to ${site.supportEmail}, call ${site.phone}, or send a letter to ${site.address.join(', ')}.`;
