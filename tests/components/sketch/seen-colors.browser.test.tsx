import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SketchSite } from '../../../src/components/sketch/site/sketch-site';
import { readAnswers } from '../../../src/sketch/read-answers';
import { sketchOf } from '../../../src/sketch/sketch-of';

const [brand, accent] = ['rgb(10, 125, 79)', 'rgb(255, 212, 0)'];

const looks = ['minimal', 'bold', 'elegant', 'modern', 'artsy', 'neutral'];

it.each(looks)('typed colors are seen in the %s look, with photographs and nothing else answered', async (look) => {
  const mediaFiles = [{ name: 'photo.png', type: 'image/png' }];
  const answers = { brandColors: '#0A7D4F, #FFD400', visualStyle: { [look]: true }, mediaFiles };
  const sketch = sketchOf(readAnswers(answers));
  const usual = { page: 'home', images: [undefined], logo: undefined, width: 'phone', onPage: () => {} } as const;
  const { container } = render(<SketchSite sketch={sketch} {...usual} isReal />);
  const seen = Array.from(container.querySelector('div')?.shadowRoot?.querySelectorAll('.sheet, .sheet *') ?? []).map(
    (element) => ({ style: getComputedStyle(element), box: element.getBoundingClientRect() }),
  );
  const large = seen.filter(({ style, box }) => style.backgroundColor === brand && box.width * box.height > 20_000);
  expect(large.map(({ style }) => style.color)).toContain('rgb(255, 255, 255)');
  const areas = seen.filter(
    ({ style }) =>
      style.backgroundColor === accent ||
      style.backgroundImage.includes(accent) ||
      (style.borderTopColor === accent && Number.parseFloat(style.borderTopWidth) >= 8) ||
      (style.borderBottomColor === accent && Number.parseFloat(style.borderBottomWidth) >= 8),
  );
  expect(areas).not.toEqual([]);
});
