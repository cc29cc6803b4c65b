import { priceGroups, priceNote } from '../content/catalogue/prices';
import { pageDescriptions } from '../content/page-descriptions';
import { tileHex } from '../content/site/colors';
import { site } from '../content/site/site';
import type { PageMeta } from '../content/types';
import { absoluteUrl } from '../head/page-handle';
import { asset } from '../lib/links';
import { href } from '../paths';

type ListedPage = { canonical: string; meta: PageMeta };

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export const sitemap = (pages: readonly ListedPage[]): string => {
  const addresses = new Set(pages.map(({ canonical }) => absoluteUrl(canonical)));
  const entries = [...addresses].map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
};

/** Disallows nothing: pages that are not to be indexed have a `noindex` tag, which a crawler must be able to read. */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;

const priceLines = (): string[] =>
  priceGroups.flatMap(({ heading, forWhom = '', prices }) => [
    `### ${heading}`,
    ...(forWhom ? [forWhom] : []),
    prices
      .map(({ name, which, price, term, start, ...row }) => {
        const address = start.href.startsWith('/') ? absoluteUrl(start.href) : start.href;
        const cost = [price, term].filter(Boolean).join(' ');
        return `- [${name}](${address}): ${[cost, which, row.forWhom].filter(Boolean).join('. ')}.`;
      })
      .join('\n'),
  ]);

/** A summary of the site for language models: who the agency is, each page with its description, and every price. */
export const llms = (pages: readonly ListedPage[]): string => {
  const lines = new Map(
    pages.map(({ canonical, meta }) => [
      canonical,
      `- [${meta.title}](${absoluteUrl(canonical)}): ${meta.description}`,
    ]),
  );
  return [
    `# ${site.name}`,
    `> ${site.tagline}. ${pageDescriptions.home}`,
    `Contact: ${site.supportEmail}, ${site.phone}, ${absoluteUrl(href('contact'))}`,
    `## Pages\n\n${[...lines.values()].join('\n')}`,
    `## Prices\n\n${priceNote}`,
    ...priceLines(),
    '',
  ].join('\n\n');
};

export const webManifest = (): string => {
  const icon = (file: string, size: number, purpose: string) => ({
    src: asset(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    id: asset('/'),
    start_url: asset('/'),
    scope: asset('/'),
    display: 'browser',
    lang: 'en-US',
    background_color: tileHex.paper,
    theme_color: tileHex.paper,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
};
