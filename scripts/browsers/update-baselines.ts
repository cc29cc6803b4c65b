/** Reduces the colours of the visual tests' screenshots, to keep the files small. Run by `npm run visual:update`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = 'e2e/rendering/visual.spec.ts-snapshots';

for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const place = path.join(folder, file);
  const png = { palette: true, colors: 128, dither: 0, compressionLevel: 9, effort: 10 };
  writeFileSync(place, await sharp(readFileSync(place)).png(png).toBuffer());
}
