/** The files of a delivery, drawn from what was approved. The display font's outlines are loaded with this module. */
import type { DrawnService } from '../../content/account/drawn-services';
import { fileTexts } from '../../content/account/proofs';
import { tileHex } from '../../content/site/colors';
import { contrast } from '../../lib/shades';
import {
  colorsOn,
  logoDocument,
  type MarkColors,
  markDocument,
  missingLetters,
  oneColor,
} from '../../proofs/documents';
import { type DrawnProof, markOfItem, paletteOfItem } from '../../proofs/items';
import { capHeight, em, glyphs } from '../../proofs/letters.json';
import { artworkDocument } from './stages';

/** A drawing as an SVG document. `name` has no ending: each size in pixels is a file of its own. */
export type DrawnFile = { name: string; label: string; svg: string };

export const pngSizes = [32, 512, 1024, 2048] as const;

/** Without the outlines of the agency's own name. */
const letters = { capHeight, em, glyphs };

export const lettersLacking = ({ letters: name }: DrawnProof): readonly string[] =>
  missingLetters(letters, name.trim());

const { paper, ink } = tileHex;

/** The versions of a mark, by the end of their file's name. */
const versions = (brand: string): readonly (readonly [end: string, label: string, colors: MarkColors])[] => [
  ['', fileTexts.color, colorsOn(paper, ink, brand)],
  ['-reversed', fileTexts.reversed, colorsOn(ink, paper, brand)],
  ['-one-color', fileTexts.oneColor, oneColor(ink)],
];

const markFiles = (item: DrawnProof, base: string): DrawnFile[] => {
  const mark = markOfItem(item);
  return versions(paletteOfItem(item).brand).flatMap(([end, label, colors]): DrawnFile[] => {
    const logo = logoDocument(mark, item.letters.trim(), letters, colors);
    return [
      ...(logo ? [{ name: `${base}-logo${end}`, label: `${fileTexts.logo}, ${label}`, svg: logo }] : []),
      { name: `${base}-mark${end}`, label: `${fileTexts.mark}, ${label}`, svg: markDocument(mark, colors) },
    ];
  });
};

const artworkFile = (item: DrawnProof, name: string): DrawnFile => ({
  name,
  label: fileTexts.artwork,
  svg: artworkDocument(item),
});

export const drawingsOf = (service: DrawnService, item: DrawnProof, base: string): readonly DrawnFile[] => {
  if (service === 'custom-artwork') return [artworkFile(item, `${base}-artwork`)];
  const marks = markFiles(item, base);
  return service === 'logo-design' ? marks : [...marks, artworkFile({ ...item, rule: 'modern' }, `${base}-pattern`)];
};

/** What the archive says of itself: each file, the colors, and what the fonts are. */
export const readmeOf = (item: DrawnProof, drawings: readonly DrawnFile[], number: string): string => {
  const palette = paletteOfItem(item);
  const pairs = [
    [palette.ink, palette.ground],
    [palette.onBrand, palette.brand],
    [palette.onAccent, palette.accent],
  ] as const;
  return [
    `${item.letters} (${number})`,
    '',
    ...drawings.map(({ name, label }) => `${name}: ${label}`),
    '',
    fileTexts.svg,
    fileTexts.png(pngSizes),
    '',
    fileTexts.pairs,
    ...pairs.map(([text, ground]) => `${text} / ${ground}: ${contrast(text, ground).toFixed(1)} : 1`),
    '',
  ].join('\r\n');
};
