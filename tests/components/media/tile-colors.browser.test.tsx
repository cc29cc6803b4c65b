import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { colors } from '../../../brand.config';
import { groundClass } from '../../../src/components/media/tile-colors';
import { TileDrawing } from '../../../src/components/media/tile-drawing';
import { channelsOf } from '../../../src/lib/shades';
import '../../support/browser';

it.each(['ultramarine', 'moss'] as const)('a paper tile on %s is paper in the dark scheme, too', (ground) => {
  document.documentElement.dataset.scheme = 'dark';
  const tile = <TileDrawing columns={1} rows={1} tiles={[{ shape: 'square', x: 0, y: 0, color: 'paper' }]} />;
  const { container } = render(<div className={groundClass[ground]}>{tile}</div>);
  const path = container.querySelector('path') as Element;
  expect(getComputedStyle(path).fill).toBe(`rgb(${channelsOf(colors.paper).join(', ')})`);
});
