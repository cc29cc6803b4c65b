/** `npx tsx scripts/browsers/update-baselines.ts`: takes the visual tests' screenshots anew, with few colours to keep them small. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = 'e2e/rendering/visual.spec.ts-snapshots';

execFileSync('npx', ['playwright', 'test', 'e2e/rendering/visual', '--update-snapshots=all'], { stdio: 'inherit' });
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const place = path.join(folder, file);
  const png = { palette: true, colors: 128, dither: 0, compressionLevel: 9, effort: 10 };
  writeFileSync(place, await sharp(readFileSync(place)).png(png).toBuffer());
}
