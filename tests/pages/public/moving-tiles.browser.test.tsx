/** That the one drawing of 'Sort, Cut, Set' follows the scroll position, and is as the three pictures at its ends. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addStyles, MovingTiles } from '../../../src/pages/public/home/moving-tiles';
import { resize } from '../../support/browser';

it('tiles lie in heaps, are cut, and are set', async () => {
  await resize(1440, 900);
  addStyles();
  const { container } = render(
    <div style={{ padding: '900px 0' }}>
      <div className="has-moving-tiles" style={{ height: 900 }}>
        <MovingTiles />
      </div>
    </div>,
  );
  const tiles = [...container.querySelectorAll('.moving-tile')];
  const at = async (share: number) => {
    window.scrollTo({ top: share * 1800, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return tiles.map((tile) => {
      const { translate, rotate } = getComputedStyle(tile);
      const { opacity } = getComputedStyle(tile.querySelector('.offcut') ?? tile);
      return `${translate} ${rotate} ${opacity}`;
    });
  };
  expect(tiles).toHaveLength(12);
  expect(new Set(await at(0.3))).toEqual(new Set(['0px 0deg 1']));
  expect(new Set(await at(0.485))).toEqual(new Set(['0px 0deg 0']));
  expect((await at(0.7)).slice(-2)).toEqual(['4px -1px 0deg 0', '4px -1px -90deg 0']);
});
