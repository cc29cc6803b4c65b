import { logoTiles } from '../../src/components/media/logo';
import { tileHex } from '../../src/content/site/colors';
import { clientIds, strips } from './catalog';
import { readLetters } from './letters';
import type { Derive } from './lock';
import { markSvg } from './marks';
import { pngOf, writePng, writePublic, writeSvg } from './output';
import { repeatedSvg } from './tiles/svg';
import { vignettes } from './vignettes';

/** `from`: where both axes begin. */
const svg = (width: number, height: number, content: string, from = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${width} ${height}">${content}</svg>\n`;

/** The same document with its size in pixels, for rasterizing. */
const sized = (document: string, width: number, height: number) =>
  document.replace('<svg ', `<svg width="${width}" height="${height}" `);

const mark = (color?: string) =>
  logoTiles.map((tile) => `<path fill="${color ?? tile.color}" d="${tile.d}"/>`).join('');

/** Mark and name side by side, 152 by 32; its ink tiles take the color of the words. */
export const lockup = (color: 'ink' | 'paper' = 'ink') => {
  const wordmark = readLetters().name;
  const scale = 22 / wordmark.capHeight;
  const name = `<path transform="translate(42 27) scale(${scale.toFixed(4)})" d="${wordmark.d}"/>`;
  const content = `${mark()}<g fill="${tileHex.ink}">${name}</g>`.replaceAll(tileHex.ink, tileHex[color]);
  return { width: 42 + Math.ceil(wordmark.width * scale), height: 32, content };
};

/** The mark on a square of paper, `share` of it wide. */
const icon = (share: number) => {
  const margin = (32 / share - 32) / 2;
  const side = Number((32 + 2 * margin).toFixed(3));
  const from = -Number(margin.toFixed(3));
  const paper = `<path fill="${tileHex.paper}" d="M${from} ${from}h${side}v${side}h-${side}z"/>`;
  return svg(side, side, paper + mark(), from);
};

const iconOf = (share: number, size: number) => sized(icon(share), size, size);

/** An ICO file that holds one PNG: a header of 6 bytes, an entry of 16, the picture. */
const icoOf = (png: Buffer, size: number) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Favicons and the icons of the web manifest. */
export const renderIcons = async (derive: Derive): Promise<void> => {
  await writeSvg(derive, 'favicon.svg', icon(0.8));
  const small = iconOf(0.8, 32);
  await derive(['favicon.ico'], small, async () => writePublic('favicon.ico', icoOf(await pngOf(small), 32)));
  await writePng(derive, 'apple-touch-icon.png', iconOf(0.64, 180));
  for (const size of [192, 512]) await writePng(derive, `icon-${size}.png`, iconOf(0.72, size));
  // A mask may cut away all but the inner circle of 80 %.
  await writePng(derive, 'icon-maskable-512.png', iconOf(0.5, 512));
};

/** The brand kit for download, and what else is an SVG: the clients' marks, strips and vignettes. */
export const renderBrand = async (derive: Derive): Promise<void> => {
  const { width, height, content } = lockup();
  const logo = svg(width, height, content);
  await writeSvg(derive, 'brand/logo.svg', logo);
  await writePng(derive, 'brand/logo.png', sized(logo, width * 10, 320));
  await writeSvg(derive, 'brand/mark.svg', svg(32, 32, mark()));
  await writePng(derive, 'brand/mark.png', sized(svg(32, 32, mark()), 1024, 1024));
  await writeSvg(derive, 'brand/mark-ink.svg', svg(32, 32, mark(tileHex.ink)));
  await writeSvg(derive, 'brand/mark-paper.svg', svg(32, 32, mark(tileHex.paper)));
  for (const id of clientIds) await writeSvg(derive, `media/clients/${id}.svg`, markSvg(id));
  for (const [id, field] of strips) await writeSvg(derive, `media/strips/${id}.svg`, repeatedSvg(field, 240));
  for (const [id, field] of vignettes)
    await writeSvg(derive, `media/vignettes/${id}.svg`, repeatedSvg(field, field.columns));
};
