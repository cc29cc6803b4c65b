import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page that the build wrote. */
export type BuiltPage = { address: string; file: string; html: string; document: Document };

const dist = path.resolve('dist');

const load = (file: string): BuiltPage[] => {
  const html = readFileSync(path.join(dist, file), 'utf8');
  const document = new DOMParser().parseFromString(html, 'text/html');
  const address = document.getElementById('root')?.dataset.page;
  return address === undefined || address === '' ? [] : [{ address, file, html, document }];
};

/** Every page of `dist/`, without redirects, the answer to missing assets and the 404 pages of folders. */
export const builtPages: readonly BuiltPage[] = readdirSync(dist, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
  .sort()
  .flatMap(load);

/** The pages that are indexed. */
export const listedPages = builtPages.filter(({ document }) => !document.querySelector('meta[name="robots"]'));

export const readBuilt = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** The content of a meta tag, by its name or property. */
export const metaOf = ({ document }: BuiltPage, name: string): string | null =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;

export const canonicalOf = ({ document }: BuiltPage): string | null =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

/** The main part of a built page. */
export const mainAt = (address: string): Element => {
  const main = builtPages.find((page) => page.address === address)?.document.querySelector('main');
  if (!main) throw new Error(`${address} was not built`);
  return main;
};

export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Where the links of this name lead. */
export const hrefsOf = (part: ParentNode, name: string): (string | null)[] =>
  [...part.querySelectorAll('a')]
    .filter((link) => (link.getAttribute('aria-label') ?? textOf(link)) === name)
    .map((link) => link.getAttribute('href'));
