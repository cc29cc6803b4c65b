import { type DrawnProof, isPatternRule, paletteOfItem } from '../../proofs/items';
import { pictureLayers } from '../sketch/site/layers';

/** The layers of an artwork, from the lowest; colors are those of its palette, by name. */
export const artworkLayers = ({ rule, seed }: DrawnProof) => pictureLayers(isPatternRule(rule) ? rule : 'modern', seed);

/** An artwork as an SVG document of its own. */
export const artworkDocument = (item: DrawnProof): string => {
  const palette = paletteOfItem(item);
  const { columns, rows, layers } = artworkLayers(item);
  const paths = layers.map(({ fill, d }) => `<path fill="${palette[fill]}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}">${paths}</svg>\n`;
};
