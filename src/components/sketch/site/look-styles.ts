import type { LookName, Sketch } from '../../../sketch/types';
// A collage: words on strips over the picture, cut shapes, columns that step from side to side.
import artsy from './looks/artsy.css?inline';
// What all looks have in common. Colors are the palette's, in the pairs that `SketchPalette` names.
import base from './looks/base.css?inline';
// A poster: color from edge to edge, one enormous line, bands that change their ground.
import bold from './looks/bold.css?inline';
// A framed sheet on one axis: an arch, hairlines, small spaced names.
import elegant from './looks/elegant.css?inline';
// A narrow column of names, a wide one of content, one line, much air. The picture runs off the page.
import minimal from './looks/minimal.css?inline';
// A board of round cards that differ in size and ground, all in one grid.
import modern from './looks/modern.css?inline';
// A plan of a page, for a form without a chosen style: boxes with thin lines, only the colors are decided.
import neutral from './looks/neutral.css?inline';
import artsyType from './looks/types/artsy.css?inline';
import boldType from './looks/types/bold.css?inline';
import elegantType from './looks/types/elegant.css?inline';
import modernType from './looks/types/modern.css?inline';
import sansType from './looks/types/sans.css?inline';

/**
 * The sheets are in a script and in the downloaded file as the build makes them for old browsers: without Tailwind, `@import`,
 * `@font-face` and `url()`.
 */
const looks: Readonly<Record<LookName, string>> = { minimal, bold, elegant, modern, artsy, neutral };

/** The fonts of ours are those of the brand, whose custom properties reach into a shadow root. */
const types: Readonly<Record<LookName, string>> = {
  minimal: sansType,
  neutral: sansType,
  bold: boldType,
  elegant: elegantType,
  modern: modernType,
  artsy: artsyType,
};

/** The first look gives composition and shapes, the second the type; without a second, the first gives both. */
export const lookAndType = ({ looks: [look, type = look] }: Sketch) => ({ look, type });

/** All looks as one text, for the shadow root of a sketch. The base comes first. */
export const lookStyles = [base, ...Object.values(types), ...Object.values(looks)].join('\n');

/** What one sketch needs, for its file. */
export const stylesOf = (sketch: Sketch): string => {
  const { look, type } = lookAndType(sketch);
  return [base, types[type], looks[look]].join('\n');
};

/** The brand's fonts that the type of a sketch uses, as custom properties of the page. */
export const fontsOf = (sketch: Sketch): Record<string, string> => {
  const page = getComputedStyle(document.documentElement);
  const used = ['--font-display', '--font-text'].filter((name) =>
    types[lookAndType(sketch).type].includes(`(${name})`),
  );
  return Object.fromEntries(used.map((name) => [name, page.getPropertyValue(name)]));
};
