import { site } from './site';

/** Date of the last change of the legal texts, as an ISO date. */
export const legalTextsChanged = '2026-11-22';

/** The last paragraph of every legal text. */
export const contactParagraph = `Write to ${site.supportEmail}, call ${site.phone}, or send a letter to ${site.address.join(', ')}.`;
