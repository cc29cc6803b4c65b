import { useEffect, useState } from 'react';
import { colors as brandColors, shades as brandShades, fonts, mark } from '../../../brand.config';
import { CopyButton } from '../../components/ui/copy-button';
import type { Colors } from '../../content/site/brand-types';
import type { TileColor } from '../../content/types';
import { contrast, leastContrast } from '../../lib/shades';
import { brandProperties } from '../../styles/brand-properties';
import { colorPairs } from './color-pairs';
import { Specimen, StyleguideSection } from './section';

const names = Object.keys(brandColors) as TileColor[];

/** What is written on a ground that is there for a shape. */
const moreReadable = ({ paper, ink }: Colors, ground: string) =>
  contrast(paper, ground) > contrast(ink, ground) ? paper : ink;

const configuration = (colors: Colors, tiles: readonly TileColor[]) => {
  const lines = names.map((name) => `  ${name}: '${colors[name]}',\n`).join('');
  const marks = mark.map(({ d }, index) => `  { d: '${d}', color: '${tiles[index]}' },\n`).join('');
  return (
    `export const colors: Colors = {\n${lines}};\n\n` +
    (colors === brandColors ? '' : 'export const shades: Shades | null = null;\n\n') +
    `export const mark: readonly MarkTile[] = [\n${marks}];\n`
  );
};

/** Chooses colors and tiles of the mark: the whole page shows the colors at once, but not its drawings, which are rendered with them. */
export const BrandControls = () => {
  const [colors, setColors] = useState<Colors>(brandColors);
  const [tiles, setTiles] = useState<readonly TileColor[]>(mark.map(({ color }) => color));
  const shades = colors === brandColors ? brandShades : null;

  useEffect(() => {
    const { style } = document.documentElement;
    const properties = Object.entries(brandProperties({ colors, shades, fonts }));
    for (const [name, value] of properties) style.setProperty(name, value);
    return () => {
      for (const [name] of properties) style.removeProperty(name);
    };
  }, [colors, shades]);

  return (
    <StyleguideSection id="colors" title="Colors">
      <Specimen title="Choose">
        <div className="flex flex-wrap gap-6">
          {names.map((name) => (
            <label key={name} className="grid gap-1">
              <span className="font-semibold">{name}</span>
              <input
                type="color"
                value={colors[name].toLowerCase()}
                onChange={({ target }) => setColors({ ...colors, [name]: target.value.toUpperCase() })}
                className="h-12 w-20 border border-line-strong"
              />
            </label>
          ))}
        </div>
      </Specimen>
      <Specimen title="Mark">
        <div className="flex flex-wrap items-center gap-6">
          <svg aria-hidden="true" viewBox="0 0 32 32" className="size-24">
            {mark.map(({ d }, index) => (
              <path key={d} d={d} fill={colors[tiles[index] ?? 'ink']} />
            ))}
          </svg>
          {mark.map(({ d }, index) => (
            <label key={d} className="grid gap-1">
              <span className="font-semibold">{`Tile ${index + 1}`}</span>
              <select
                value={tiles[index]}
                onChange={({ target }) => setTiles(tiles.with(index, target.value as TileColor))}
                className="min-h-11 border border-line-strong bg-ground-raised px-3.5"
              >
                {names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </Specimen>
      <Specimen title="For brand.config.ts">
        <pre className="wrap-anywhere whitespace-pre-wrap border p-4 text-sm">{configuration(colors, tiles)}</pre>
        <CopyButton what="configuration" text={configuration(colors, tiles)} />
      </Specimen>
      <ul aria-label="Pairs of colors" className="grid sm:grid-cols-2 lg:grid-cols-3">
        {colorPairs(colors, shades).map(({ name, color, ground, least }) => {
          const ratio = contrast(color, ground);
          const isShape = least < leastContrast;
          const text = isShape ? moreReadable(colors, ground) : color;
          return (
            <li
              key={name}
              className="grid min-h-32 content-between border p-4"
              style={{ color: text, background: ground }}
            >
              <span className="font-semibold">{name}</span>
              {isShape && <span className="h-3 w-24" style={{ background: color }} />}
              <span className="figures text-sm">{`${ratio.toFixed(1)} : 1${ratio < least ? ', too low' : ''}`}</span>
            </li>
          );
        })}
      </ul>
    </StyleguideSection>
  );
};
