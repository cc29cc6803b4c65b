import { writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { fonts, identity } from '../../brand.config';
import { type Letters, lettersFile, lettersSource, readDisplayFont } from './letters';

const { headline, wordmark } = fonts.display;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const characters = `${String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff))}’‘“”–—…`;

/** An instance of the display font in a form that fontkit can outline. */
const instance = async (axis: string, text: string, variationAxes: Readonly<Record<string, number>>) =>
  create(await subsetFont(readDisplayFont(axis), text, { targetFormat: 'sfnt', variationAxes }));

/** Of an em. */
const tracking = -0.025;
/** Units of the name's outline in an em. */
const em = 100;

/** Rounded to a tenth, and as short as SVG allows. Without `toFixed`, halves would be rounded either way. */
const short = (value: number) => String(Math.round(Number((value * 10).toFixed(3))) / 10).replace(/^(-?)0\./, '$1.');
const commands = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

const outlineName = async (): Promise<Letters['name']> => {
  const font = await instance('opsz' in wordmark ? 'opsz' : 'wght', identity.name, wordmark);
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
  return { width: Math.round(x), capHeight: font.capHeight * scale, d: d.replaceAll(' -', '-') };
};

/** How much nearer a character is to each of the others than its own advance. */
const kerningOf = (font: Font, first: string, advance: number, all: readonly string[]) =>
  Object.fromEntries(
    all
      .map((second) => [second, (font.layout(first + second).positions[0]?.xAdvance ?? advance) - advance] as const)
      .filter(([, difference]) => difference !== 0),
  );

/** Writes the outlines of the display font's letters at the headings' weight, and of the agency's name. */
export const outlineLetters = async (): Promise<void> => {
  const font = await instance('wght', characters, { wght: headline });
  const all = Array.from(characters).filter((one) => font.characterSet.includes(one.codePointAt(0) ?? 0));
  const rows = all.map((one) => {
    const { glyphs, advanceWidth: advance } = font.layout(one);
    const glyph = { advance, path: glyphs[0]?.path.toSVG() ?? '', kerning: kerningOf(font, one, advance, all) };
    return `${JSON.stringify(one)}:${JSON.stringify(glyph)}`;
  });
  const { unitsPerEm, capHeight } = font;
  const head = { source: lettersSource, em: unitsPerEm, capHeight, name: await outlineName() };
  writeFileSync(lettersFile, `${JSON.stringify(head).slice(0, -1)},\n"glyphs":{\n${rows.join(',\n')}\n}}\n`);
};
