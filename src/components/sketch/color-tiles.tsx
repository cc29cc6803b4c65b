import { useDeferredValue } from 'react';
import { paletteOf } from '../../sketch/colors';

/** The three colors of a sketch as tiles. @param colors as typed */
export const ColorTiles = ({ name, colors }: { name: string; colors: string }) => {
  const { ground, brand, accent } = paletteOf(useDeferredValue(colors), name);
  const tile = 'size-12 border';
  return (
    <div aria-hidden="true" className="flex">
      <span className={tile} style={{ backgroundColor: ground }} />
      <span className={`${tile} rounded-br-full`} style={{ backgroundColor: brand }} />
      <span className={`${tile} rounded-tl-full`} style={{ backgroundColor: accent }} />
    </div>
  );
};
