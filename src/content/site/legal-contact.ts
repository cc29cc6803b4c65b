import { site } from './site';

/** Day of the legal texts' last change, ISO date. */
export const legalTextsChanged = '2026-11-22';

/** How legal texts end. */
export const contactParagraph = `Write to ${site.supportEmail}, call ${site.phone}, or send a letter to ${site.address.join(', ')}.`;
