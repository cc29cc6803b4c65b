import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fonts, identity } from '../../brand.config';

const { package: name, wordmark: axes } = fonts.display;
/** Of an em. */
const tracking = -0.025;
/** Units of the outline in an em. */
const em = 100;

/** Rounded to a tenth, and as short as SVG allows. Without `toFixed`, halves would be rounded either way. */
const short = (value: number) => String(Math.round(Number((value * 10).toFixed(3))) / 10).replace(/^(-?)0\./, '$1.');
const commands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

const loadFont = async (): Promise<Font> => {
  const axis = 'opsz' in axes ? 'opsz' : 'wght';
  const source = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`);
  return create(await subsetFont(source, identity.name, { targetFormat: 'sfnt', variationAxes: axes })) as Font;
};

/** The agency's name as an outline in its display font, so that no picture depends on a font being installed. */
const outlineName = async () => {
  const font = await loadFont();
  const scale = em / font.unitsPerEm;
  const { glyphs, positions } = font.layout(identity.name);
  let x = 0;
  let d = '';
  for (const [index, glyph] of glyphs.entries()) {
    // Odd arguments are heights, which grow upward in a font and downward in SVG.
    for (const { command, args } of glyph.path.commands)
      d += commands[command] + args.map((value, at) => short(at % 2 ? -value * scale : value * scale + x)).join(' ');
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * em;
  }
  // The base line is at 0, capitals reach up to `capHeight`.
  return { width: Math.round(x), capHeight: font.capHeight * scale, d: d.replaceAll(' -', '-') };
};

export const wordmark = await outlineName();
