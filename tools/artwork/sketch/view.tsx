/**
 * Shows one sketch of `sketches.ts`: `view.html?look=bold&type=elegant&state=full&width=phone&page=about`.
 * With `file`, as the file that is downloaded.
 */
import { createRoot } from 'react-dom/client';
import { colors, fonts, shades } from '../../../brand.config';
import { sketchFile } from '../../../src/components/sketch/site/download';
import { SketchSite } from '../../../src/components/sketch/site/sketch-site';
import { sketchTexts } from '../../../src/content/flows/sketch';
import type { LookName } from '../../../src/sketch/types';
import '../../../src/fonts/fonts.css';
import { brandProperties } from '../../../src/styles/brand-properties';
import { lookPalettes, sketchStates } from './sketches';

for (const [name, value] of Object.entries(brandProperties({ colors, fonts, shades })))
  document.documentElement.style.setProperty(name, value);

const query = new URLSearchParams(location.search);
const look = (query.get('look') ?? 'neutral') as LookName;
const type = query.get('type') as LookName | null;
const state = (query.get('state') ?? 'full') as keyof typeof sketchStates;

const sketch = sketchStates[state](type ? [look, type] : [look], lookPalettes[look]);

if (query.has('file')) {
  const { blob } = await sketchFile(sketch, { media: [], logo: undefined }, sketchTexts.note);
  location.replace(URL.createObjectURL(blob));
}
document.body.style.margin = '0';
// The site's text face is drawn only if it is there at the first paint.
await Promise.all(Array.from(document.fonts, (face) => face.load().catch(() => undefined)));
const view = document.querySelector('#view');
if (view)
  createRoot(view).render(
    <SketchSite
      sketch={sketch}
      page={query.get('page') ?? 'home'}
      images={[]}
      logo={undefined}
      width={query.get('width') === 'phone' ? 'phone' : 'desktop'}
      isReal
      onPage={() => undefined}
    />,
  );
