import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve('dist');
/** The host's answers to unknown paths and files, the page that only redirects and the one that waits for a network. */
const isPage = (file: string) =>
  file.endsWith('.html') &&
  !/(^|\/)404\.html$/.test(file) &&
  !['case-studies.html', 'requests.html', 'offline.html'].includes(file);

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(isPage).sort();

const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

export type RenderedPage = { address: string; html: string; isPublic: boolean };

/** Every page as the build rendered it: one for each address of the route table. Pages of the account area are not indexed. */
export const renderedPages: readonly RenderedPage[] = files.map((file) => {
  const html = readFileSync(path.join(dist, file), 'utf8');
  return { address: addressOf(file), html, isPublic: !html.includes('<meta name="robots" content="noindex">') };
});

/** All matches of a pattern's first group. */
export const allOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, text]) => text ?? '');
