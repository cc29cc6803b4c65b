import { site } from '../content/site/site';
import type { PageMeta } from '../content/types';
import { absoluteUrl, fullTitle } from '../head/page-handle';
import { socialCard } from '../head/social-card';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '');

/** Size of every social card in pixels, as `tools/artwork` draws them. */
const imageSize = { width: 1200, height: 630 };

type HeadInput = {
  meta: PageMeta;
  /** Path of the canonical address, or null for a page that is not to be indexed. */
  canonical: string | null;
  /** Path of the social card, if it differs from the canonical address's. */
  image?: string;
  structuredData?: object;
};

/** The tags of a page's head as HTML: title, description, canonical link, social card, structured data. */
export const headOf = ({ meta, canonical, image: card, structuredData }: HeadInput): string => {
  const title = fullTitle(meta.title);
  const tag = (attribute: 'name' | 'property', name: string, content: string | number) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`;
  const tags = [`<title>${escapeHtml(title)}</title>`, tag('name', 'description', meta.description)];
  if (canonical === null) return [...tags, tag('name', 'robots', 'noindex')].join('');
  const image = absoluteUrl(card ?? socialCard(canonical));
  tags.push(
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(canonical))}">`,
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', site.name),
    tag('property', 'og:locale', 'en_US'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', meta.description),
    tag('property', 'og:url', absoluteUrl(canonical)),
    tag('property', 'og:image', image),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', imageSize.width),
    tag('property', 'og:image:height', imageSize.height),
    tag('property', 'og:image:alt', `${site.name}: ${meta.title}`),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', meta.description),
    tag('name', 'twitter:image', image),
  );
  // `</script>` inside a string would end the script element.
  if (structuredData)
    tags.push(`<script type="application/ld+json">${JSON.stringify(structuredData).replace(/</g, '\\u003c')}</script>`);
  return tags.join('');
};
