import { expect, it } from 'vitest';
import { drawMark } from '../../src/proofs/marks';

it('a ring is its own mirror image, so that it never seems to turn', () => {
  const context = document.createElement('canvas').getContext('2d');
  for (let seed = 0; seed < 60; seed += 1) {
    const { width, layers } = drawMark('ring', seed, null);
    for (const { d } of layers) {
      const path = new Path2D(d);
      const isFilled = (x: number, y: number) => context?.isPointInPath(path, x, y);
      for (let x = 0.1234; x < width; x += 0.2617)
        for (let y = 0.1718; y < width; y += 0.3141) expect(isFilled(x, y), `${seed}`).toBe(isFilled(width - x, y));
    }
  }
});
