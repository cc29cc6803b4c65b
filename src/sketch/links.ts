import { withoutInvisible } from '../lib/characters';
import { shorten } from './texts';
import type { SketchLink } from './types';

const domain = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u;
const mail = /^[^\s@:/]+@[\p{L}\p{N}.-]+\.\p{L}{2,}$/u;
const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

const parse = (address: string): URL | null => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

/** The address of a typed link; null if it is none, or none that a sketch may have, as one with a password in it. */
const urlOf = (typed: string): string | null => {
  const url = parse(domain.test(typed) ? `https://${typed}` : mail.test(typed) ? `mailto:${typed}` : typed);
  if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.host === '' && url.pathname === '' ? null : url.href;
};

/** Links between spaces, commas and line breaks, each once. Its text is the link as it was typed, without what all links have. */
export const linksIn = (typed: string): SketchLink[] => {
  const links = new Map<string, SketchLink>();
  for (const part of withoutInvisible(typed).split(/[\s,;|<>"']+/)) {
    const link = part.replace(/^[([]+|[.!?:)\]]+$/g, '');
    const url = urlOf(link);
    if (url === null || links.has(url)) continue;
    const text = link.replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/i, '').replace(/\/$/, '');
    links.set(url, { text: shorten(text || link, 60), url });
  }
  return [...links.values()];
};
