import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { foldText } from '../../../lib/fold-text';
import { siteLabels } from '../../../sketch/labels';
import type { Sketch } from '../../../sketch/types';
import { embeddedFaces } from './embed-faces';
import { embedPictures } from './embed-pictures';
import { fontsOf, stylesOf } from './look-styles';
import { SiteView } from './site-view';

/** The contents that the tab still has: of the uploaded files by position, and of the logo. */
export type DrawnFiles = { media: readonly (File | undefined)[]; logo: File | undefined };

const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** 'hollow-kiln-first-draft.html'; letters beyond a to z that have no plain form are left out. */
export const sketchFileName = ({ name }: Sketch): string => {
  const words = name.isBlank ? '' : foldText(name.text).replace(/[^a-z0-9]+/g, '-');
  const short = words.slice(0, 60).replace(/^-|-$/g, '');
  return `${short && `${short}-`}first-draft.html`;
};

/** The positions of the files that the pages show as pictures. */
const shownPictures = ({ pages }: Sketch) => {
  const sections = pages.flatMap((page) => page.sections);
  const places = sections.flatMap((section) =>
    'pictures' in section ? section.pictures : 'picture' in section && section.picture ? [section.picture] : [],
  );
  return new Set(places.flatMap((place) => (place.kind === 'file' && place.isImage ? [place.index] : [])));
};

/** All pages of a sketch as they are drawn, as markup. React has escaped every text and attribute in it. */
const drawnMarkup = (sketch: Sketch, images: readonly (string | undefined)[], logo: string | undefined) => {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(createElement(SiteView, { sketch, pages: sketch.pages, headingLevel: 1, images, logo, onPage: null })),
  );
  const markup = place.innerHTML;
  const text = place.textContent ?? '';
  root.unmount();
  return { markup, text };
};

const metaTags = ({ description, hasSeoTags }: Sketch, title: string) => {
  const tags: [attribute: string, name: string, content: string][] = [['name', 'description', description || title]];
  if (hasSeoTags)
    tags.push(
      ['property', 'og:type', 'website'],
      ['property', 'og:title', title],
      ['property', 'og:description', description || title],
      ['name', 'twitter:card', 'summary'],
    );
  return tags.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escapeText(content)}">`);
};

/**
 * A sketch as one HTML file that needs no script and no request. It takes the whole sketch, whose texts are not cut.
 * @returns the file, its name, and the pictures that cannot be read or did not fit
 */
export const sketchFile = async (sketch: Sketch, files: DrawnFiles) => {
  const shown = shownPictures(sketch);
  const media = files.media.map((file, index) => (shown.has(index) ? file : undefined));
  const { urls, ...leftOut } = await embedPictures([files.logo, ...media]);
  const [logo, ...images] = urls;
  const { markup, text } = drawnMarkup(sketch, images, logo);
  const fonts = fontsOf(sketch);
  const faces = await embeddedFaces(Object.values(fonts), text);
  const variables = Object.entries(fonts)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
  const title = sketch.name.isBlank ? siteLabels.untitled : sketch.name.text;
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    ...metaTags(sketch, title),
    `<style>${faces}\n:root { color-scheme: only light; ${variables} }\nbody { margin: 0; }\n${stylesOf(sketch)}</style>`,
    '</head>',
    `<body>${markup}</body>`,
    '</html>',
    '',
  ].join('\n');
  return { blob: new Blob([html], { type: 'text/html' }), name: sketchFileName(sketch), ...leftOut };
};
