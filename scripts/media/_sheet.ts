import sharp from 'sharp';
import { artefacts } from './artefacts';
import { lettering } from './artefacts/lettering';
import { toSvg } from './tiles/svg';

const all = Object.values(artefacts).flat();
const W = 480,
  H = 300,
  g = 12;
const pics = await Promise.all(
  all.map((a) =>
    sharp(Buffer.from(toSvg(a.field, W, lettering(a.words))))
      .png()
      .toBuffer(),
  ),
);
await sharp({ create: { width: W * 3 + g * 4, height: (H + g) * 7 + g, channels: 3, background: '#777' } })
  .composite(pics.map((input, i) => ({ input, left: g + (i % 3) * (W + g), top: g + Math.floor(i / 3) * (H + g) })))
  .png()
  .toFile('/tmp/artefacts-sheet.png');
