import { foldText } from '../../../lib/fold-text';
import { siteLabels } from '../../../sketch/labels';
import type { Sketch } from '../../../sketch/types';
import { type DrawnFiles, documentOf, drawnElement, shownFiles } from './document';
import { embeddedFaces } from './embed-faces';
import { embedPictures } from './embed-pictures';
import { fontsOf, stylesOf } from './look-styles';

/** 'hollow-kiln-first-draft.html'; letters beyond a to z that have no plain form are left out. */
export const sketchFileName = ({ name }: Sketch): string => {
  const words = name.isBlank ? '' : foldText(name.text).replace(/[^a-z0-9]+/g, '-');
  const short = words.slice(0, 60).replace(/^-|-$/g, '');
  return `${short && `${short}-`}first-draft.html`;
};

/**
 * A sketch as one HTML file that needs no script and no request. It takes the whole sketch, whose texts are not cut.
 * @param note what the file says of itself
 * @returns the file, its name, and the pictures that cannot be read or did not fit
 */
export const sketchFile = async (sketch: Sketch, files: DrawnFiles, note: string) => {
  const { urls, ...leftOut } = await embedPictures(shownFiles(sketch, files));
  const [logo, ...images] = urls;
  const drawn = drawnElement({ sketch, pages: sketch.pages, headingLevel: 1, images, logo, onPage: null, note });
  const fonts = fontsOf(sketch);
  const faces = await embeddedFaces(Object.values(fonts), drawn.textContent ?? '');
  const variables = Object.entries(fonts)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">`,
    `<style>${faces}\n:root { color-scheme: only light; ${variables} }\nbody { margin: 0; }\n${stylesOf(sketch)}</style>`,
  ];
  const html = documentOf(sketch, sketch.name.isBlank ? siteLabels.untitled : sketch.name.text, head, drawn.innerHTML);
  return { blob: new Blob([html], { type: 'text/html' }), name: sketchFileName(sketch), ...leftOut };
};
