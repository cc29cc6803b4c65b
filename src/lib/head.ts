import { site } from '../content/site';
import { asset } from './asset';
import type { PageHandle, PageState } from './page-handle';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');

/** A page's title as the browser shows it. */
export const fullTitle = (title: string): string => (title.includes(site.name) ? title : `${title} | ${site.name}`);

type HeadInput = { address: string; handle: PageHandle; state: PageState; indexed: boolean };

/** The tags of a page's head as HTML text: title, description, canonical link, social card, structured data. */
export const headOf = ({ address, handle, state, indexed }: HeadInput): string => {
  const meta = handle.meta(state);
  const title = escapeHtml(fullTitle(meta.title));
  const description = escapeHtml(meta.description);
  const canonical = escapeHtml(site.url + (handle.canonical?.(state) ?? address));
  const tags = [`<title>${title}</title>`, `<meta name="description" content="${description}">`];
  if (!indexed) return [...tags, '<meta name="robots" content="noindex">'].join('');
  const image = escapeHtml(`${site.url}${asset(meta.image ?? '/media/social/default-1200x630.png')}`);
  tags.push(
    `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  );
  // `<` would end the script element from inside a string.
  for (const item of handle.jsonLd?.(state) ?? [])
    tags.push(`<script type="application/ld+json">${JSON.stringify(item).replace(/</g, '\\u003c')}</script>`);
  return tags.join('');
};
