/**
 * Makes `src/fonts/`: each variable font cut down to the characters this site sets, and fallback faces that take the
 * same room, so that the swap moves nothing. The output is committed; run `npx tsx scripts/fonts.ts` after changing
 * the fonts' versions. It measures the visitors' own fonts by files that share their metrics: Liberation Sans for
 * Arial and Helvetica, Roboto for Android (Debian: fonts-liberation, fonts-roboto-unhinted).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { create, type Font, openSync } from 'fontkit';
import subsetFont from 'subset-font';

/** `display`: headings take their font whenever it comes; running text that is read by then stays as it is. */
const family = (
  name: string,
  fallback: string,
  file: string,
  display: 'swap' | 'optional',
  weights: readonly [min: number, max: number],
) => ({ name, fallback, file, display, weights });
const families = [
  family('Bricolage Grotesque Variable', 'Bricolage Fallback', 'bricolage-grotesque', 'swap', [400, 700]),
  family('Instrument Sans Variable', 'Instrument Fallback', 'instrument-sans', 'optional', [400, 700]),
];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** What every page is set in: ASCII and the punctuation, arrows and signs that the copy uses. */
const basic = [...range(0x20, 0x7e), ...[...'\u00a0©®°·×½–—‘’“”•…€™←→−'].map((sign) => sign.charCodeAt(0))].sort(
  (a, b) => a - b,
);
/** Letters that people's and brands' names use; loaded only where one occurs. */
const accents = range(0xa1, 0xff).filter((code) => !basic.includes(code));

/** Fonts a visitor has, by the width of the weights we set: the name in the browser, the file measured in its place. */
const systemFonts = [
  {
    suffix: '',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    measured: 'Liberation Sans',
  },
  { suffix: ' Android', local: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'], measured: 'Roboto' },
];
/** Regular stands for text, bold for headings and emphasis. */
const cuts = [
  { weight: 400, descriptor: '400 500', style: 'regular', names: 'local' },
  { weight: 600, descriptor: '600 800', style: 'bold', names: 'bold' },
] as const;

type SystemFont = (typeof systemFonts)[number];
type Cut = (typeof cuts)[number];

/** The site's own sentences: what the average width is taken over. */
const sample = readdirSync('src/content')
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => readFileSync(`src/content/${file}`, 'utf8').match(/'[A-Z][^'\n]{30,}'/g) ?? [])
  .map((text) => text.slice(1, -1));

/** Average advance of the sample's characters, kerning included, in em. */
const averageWidth = (font: Font) => {
  const advance = sample.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0);
  return advance / font.unitsPerEm / sample.reduce((sum, text) => sum + text.length, 0);
};

const systemFile = (name: string, style: string) =>
  execFileSync('fc-match', ['--format=%{file}', `${name}:style=${style}`], { encoding: 'utf8' });
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
const sources = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(', ');
const hex = (code: number) => code.toString(16).toUpperCase();

/** Character codes, ascending, as CSS writes them: neighbours as one range. */
const unicodeRange = (codes: readonly number[]) => {
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? '' : `-${hex(ends[index] ?? start)}`}`)
    .join(', ');
};

/** The font at one weight, as a file of its own: fontkit varies only what is not compressed. */
const cutOf = async (source: Buffer, weight: number) => {
  const characters = String.fromCodePoint(...basic, ...accents);
  const font = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return create(font) as Font;
};

const fallbackFace = async (source: Buffer, name: string, system: SystemFont, cut: Cut) => {
  const font = await cutOf(source, cut.weight);
  const adjust = averageWidth(font) / averageWidth(openSync(systemFile(system.measured, cut.style)) as Font);
  const em = font.unitsPerEm * adjust;
  return `@font-face {
  font-family: "${name}${system.suffix}";
  src: ${sources(system[cut.names])};
  font-weight: ${cut.descriptor};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(font.ascent / em)};
  descent-override: ${percent(-font.descent / em)};
  line-gap-override: ${percent(font.lineGap / em)};
}`;
};

const writeFamily = async ({ name, fallback, file, display, weights: [min, max] }: (typeof families)[number]) => {
  const source = readFileSync(`node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`);
  const face = async (codes: number[], suffix: string) => {
    const variationAxes = { wght: { min, max } };
    const cut = await subsetFont(source, String.fromCodePoint(...codes), { targetFormat: 'woff2', variationAxes });
    writeFileSync(`src/fonts/${file}${suffix}.woff2`, cut);
    console.log(`${file}${suffix}.woff2: ${(cut.length / 1000).toFixed(1)} kB`);
    return `@font-face {
  font-family: "${name}";
  src: url("./${file}${suffix}.woff2") format("woff2");
  font-weight: ${min} ${max};
  font-display: ${display};
  unicode-range: ${unicodeRange(codes)};
}`;
  };
  const fallbacks = systemFonts.flatMap((system) => cuts.map((cut) => fallbackFace(source, fallback, system, cut)));
  return [await face(basic, ''), await face(accents, '-accents'), ...(await Promise.all(fallbacks))];
};

const faces: string[] = [];
for (const item of families) faces.push(...(await writeFamily(item)));
writeFileSync('src/fonts/fonts.css', `/* Written by scripts/fonts.ts. */\n${faces.join('\n')}\n`);
execFileSync('npx', ['biome', 'format', '--write', 'src/fonts/fonts.css']);
