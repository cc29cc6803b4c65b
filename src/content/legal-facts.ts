/** What the legal texts share. */
import { site } from './site';

/** ISO date. */
export const updated = '2026-11-22';

export const contactParagraph = `Write to ${site.supportEmail}, call ${site.phone}, or send a letter to ${site.address.join(', ')}.`;
