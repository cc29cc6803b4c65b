/** A sketch as HTML documents. React has escaped every text and attribute in what it renders. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Sketch } from '../../../sketch/types';
import { SiteView, type SiteViewProps } from './site-view';

/** The contents that the tab still has: of the uploaded files by position, and of the logo. */
export type DrawnFiles = { media: readonly (File | undefined)[]; logo: File | undefined };

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The files that the pages show, the logo first; undefined where the tab has none, or no page shows it. */
export const shownFiles = ({ pages }: Sketch, { logo, media }: DrawnFiles): readonly (File | undefined)[] => {
  const sections = pages.flatMap((page) => page.sections);
  const places = sections.flatMap((section) =>
    'pictures' in section ? section.pictures : 'picture' in section && section.picture ? [section.picture] : [],
  );
  const isShown = (index: number) =>
    places.some((place) => place.kind === 'file' && place.isImage && place.index === index);
  return [logo, ...media.map((file, index) => (isShown(index) ? file : undefined))];
};

/** What a site looks like, in an element that is not in the page. */
export const drawnElement = (view: SiteViewProps): HTMLElement => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(createElement(SiteView, view)));
  const drawn = place.cloneNode(true) as HTMLElement;
  root.unmount();
  return drawn;
};

/** A document with title, description, and tags for social cards if they were ordered. @param head what else the head has */
export const documentOf = (
  { description, hasSeoTags }: Sketch,
  title: string,
  head: readonly string[],
  body: string,
): string => {
  const tags: [attribute: string, name: string, content: string][] = [['name', 'description', description || title]];
  if (hasSeoTags)
    tags.push(
      ['property', 'og:type', 'website'],
      ['property', 'og:title', title],
      ['property', 'og:description', description || title],
      ['name', 'twitter:card', 'summary'],
    );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    ...tags.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeText(content)}">`),
    ...head,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n');
};
