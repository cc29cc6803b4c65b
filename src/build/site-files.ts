/** Files for machines, made of the route table. Only the build imports this. */

import { pageMeta } from '../content/pages';
import { tileHex } from '../content/site/colors';
import { site } from '../content/site/site';
import type { PageMeta } from '../content/types';
import { absolute } from '../head/absolute';
import type { PageWords } from '../head/live-head';
import { socialCard } from '../head/social-card';
import { asset } from '../lib/asset';
import { href } from '../paths';

/** A page that search engines should know: its own and its canonical path, and what it says about itself. */
export type ListedPage = { address: string; canonical: string; meta: PageMeta };

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every address that search engines should know, once. */
export const sitemap = (pages: readonly ListedPage[]): string => {
  const addresses = new Set(pages.map(({ canonical }) => absolute(canonical)));
  const entries = [...addresses].map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
};

/** What `lib/live-head.ts` says of a page that a link led to. */
export const heads = (pages: readonly ListedPage[]): string => {
  const words = pages.map(({ address, canonical, meta: { description } }): [string, PageWords] => [
    canonical,
    { description, image: socialCard(address) },
  ]);
  return JSON.stringify(Object.fromEntries(words));
};

/** Nothing is forbidden: pages that should not be found say so themselves, which a crawler must be able to read. */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;

/** The site in short for language models: who we are, and each page with its description. */
export const llms = (pages: readonly ListedPage[]): string => {
  const lines = new Map(
    pages.map(({ canonical, meta }) => [canonical, `- [${meta.title}](${absolute(canonical)}): ${meta.description}`]),
  );
  return [
    `# ${site.name}`,
    `> ${site.tagline}. ${pageMeta.home.description}`,
    `Contact: ${site.supportEmail}, ${site.phone}, ${absolute(href('contact'))}`,
    `## Pages\n\n${[...lines.values()].join('\n')}`,
    '',
  ].join('\n\n');
};

/** What makes the site installable. */
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
