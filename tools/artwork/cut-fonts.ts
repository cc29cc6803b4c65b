/**
 * Makes `src/fonts/`: subsets of each font with the characters and weights that this site uses, one file for each weight
 * (half the size of the variable font), and metric-compatible fallback faces, so that the font swap causes no layout shift.
 * The output is committed; run `npm run brand -- fonts` after changing the fonts or their versions. It measures the system
 * fonts of visitors by files that have the same metrics: Liberation Sans for Arial and Helvetica, Roboto for Android, DejaVu Sans for Linux without either (Debian: fonts-liberation,
 * fonts-roboto-unhinted, fonts-dejavu-core).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { create, type Font, openSync } from 'fontkit';
import subsetFont from 'subset-font';
import { fonts, identity, story } from '../../brand.config';

/** OpenType features to keep: kerning, ligatures, tabular figures. */
const keepFeatures = ['kern', 'liga', 'tnum', 'ccmp', 'locl'];

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codesOf = (signs: string) => Array.from(signs, (sign) => sign.charCodeAt(0));
/** Characters that hardly any page uses. */
const rareSigns = codesOf('\\^`{|}~<>[]=®°½•™←');
/** Letters of the brand's own texts: its name and address are on every page. */
const brandLetters = codesOf(JSON.stringify([identity, story])).filter((code) => code > 0x7e);
/** Characters of every page: the rest of ASCII, and the letters, punctuation, arrows and signs that the texts use. */
const basic = [...new Set([...range(0x20, 0x7e), ...codesOf('\u00a0©·×–—‘’“”…€→−'), ...brandLetters])]
  .filter((code) => !rareSigns.includes(code))
  .sort((a, b) => a - b);
/** Characters of a second file, which is loaded only if one of them occurs: the rare signs and accented letters. */
const rare = [...new Set([...rareSigns, ...range(0xa1, 0xff), ...codesOf('ıŒœ')])]
  .filter((code) => !basic.includes(code))
  .sort((a, b) => a - b);

/** System fonts: their names in the browser, and the file that is measured instead. */
const systemFonts = [
  {
    suffix: '',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    measured: 'Liberation Sans',
  },
  { suffix: ' Android', local: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'], measured: 'Roboto' },
  { suffix: ' Linux', local: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], measured: 'DejaVu Sans' },
];
/** Regular for text, bold for headings and emphasis. */
const cuts = [
  { weight: 400, name: 'regular', descriptor: '400 500', names: 'local' },
  { weight: 600, name: 'bold', descriptor: '600 800', names: 'bold' },
] as const;

const [regular, bold] = cuts;

/** `font-display`: headings swap whenever their font arrives; body text keeps the fallback if the font arrives late. */
const families = [
  { ...fonts.display, fallback: 'Display Fallback', display: 'swap', cuts: [bold] },
  { ...fonts.text, fallback: 'Text Fallback', display: 'optional', cuts: [regular, bold] },
];

type SystemFont = (typeof systemFonts)[number];
type Cut = (typeof cuts)[number];

/** The site's own texts, over which the average width is computed. */
const sample = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => readFileSync(`src/content/${file}`, 'utf8').match(/'[A-Z][^'\n]{30,}'/g) ?? [])
  .map((text) => text.slice(1, -1));

/** Average advance of the sample's characters, kerning included, in em. */
const averageWidth = (font: Font) => {
  const advance = sample.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0);
  return advance / font.unitsPerEm / sample.reduce((sum, text) => sum + text.length, 0);
};

const isWarned = new Set<string>();
const systemFile = (name: string, style: string) => {
  const [family = '', file = ''] = execFileSync('fc-match', ['--format=%{family}|%{file}', `${name}:style=${style}`], {
    encoding: 'utf8',
  }).split('|');
  if (!family.includes(name) && !isWarned.has(name))
    console.warn(`${name} is not installed: its fallback faces have the sizes of ${family}`);
  isWarned.add(name);
  return file;
};
const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
const sources = (names: readonly string[]) => names.map((name) => `local("${name}")`).join(', ');
const hex = (code: number) => code.toString(16).toUpperCase();

/** Ascending character codes as a CSS `unicode-range`. */
const unicodeRange = (codes: readonly number[]) => {
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1);
  return starts
    .map((start, index) => `U+${hex(start)}${ends[index] === start ? '' : `-${hex(ends[index] ?? start)}`}`)
    .join(', ');
};

/** An instance of the variable font at one weight; fontkit can only instantiate an uncompressed font. */
const cutOf = async (source: Buffer, weight: number) => {
  const characters = String.fromCodePoint(...basic, ...rare);
  const font = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return create(font);
};

const fallbackFace = async (source: Buffer, name: string, system: SystemFont, cut: Cut) => {
  const font = await cutOf(source, cut.weight);
  const adjust = averageWidth(font) / averageWidth(openSync(systemFile(system.measured, cut.name)));
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

/** Letters of more languages that are written in Latin. The site's own texts have none, but names do. */
const lettersIn = (font: Buffer) =>
  create(font).characterSet.filter((code) => code > 0xff && /\p{L}/u.test(String.fromCodePoint(code)));

const writeFamily = async ({ family, package: file, fallback, display, cuts }: (typeof families)[number]) => {
  const read = (subset: string) => {
    const sourceFile = `node_modules/@fontsource-variable/${file}/files/${file}-${subset}-wght-normal.woff2`;
    if (!existsSync(sourceFile))
      throw new Error(`${family} is not installed. This installs it: npm install -D @fontsource-variable/${file}`);
    return readFileSync(sourceFile);
  };
  const [source, extended] = [read('latin'), read('latin-ext')];
  const face = async (cut: Cut, wanted: number[], suffix: string, from = source, swap = display) => {
    const has = new Set(create(from).characterSet);
    const codes = wanted.filter((code) => has.has(code));
    const target = `${file}-${cut.name}${suffix}.woff2`;
    const font = await subsetFont(from, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      variationAxes: { wght: cut.weight },
      keepFeatures,
      noHinting: true,
    });
    writeFileSync(`src/fonts/${target}`, font);
    console.log(`${target}: ${(font.length / 1000).toFixed(1)} kB`);
    return `@font-face {
  font-family: "${family}";
  src: url("./${target}") format("woff2");
  font-weight: ${cut.descriptor};
  font-display: ${swap};
  unicode-range: ${unicodeRange(codes)};
}`;
  };
  const letters = lettersIn(extended);
  const own = cuts.flatMap((cut) => [
    face(cut, basic, ''),
    // These swap whenever they arrive: a name in two fonts looks broken.
    face(cut, rare, '-rare', source, 'swap'),
    face(cut, letters, '-ext', extended, 'swap'),
  ]);
  const fallbacks = systemFonts.flatMap((system) => cuts.map((cut) => fallbackFace(source, fallback, system, cut)));
  return Promise.all([...own, ...fallbacks]);
};

/** Writes the font files and their style sheet anew. */
export const cutFonts = async (): Promise<void> => {
  // Those of fonts that the brand no longer has.
  for (const file of readdirSync('src/fonts')) if (file.endsWith('.woff2')) rmSync(`src/fonts/${file}`);
  const faces: string[] = [];
  for (const item of families) faces.push(...(await writeFamily(item)));
  writeFileSync('src/fonts/fonts.css', `/* Written by tools/artwork/cut-fonts.ts. */\n${faces.join('\n')}\n`);
  execFileSync('npx', ['biome', 'format', '--write', 'src/fonts/fonts.css']);
};
