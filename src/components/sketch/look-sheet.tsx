import { memo, useId } from 'react';
import { namedSketch } from '../../content/public/named-sketch';
import { nameSketch } from '../../sketch/name-sketch';
import type { LookName } from '../../sketch/types';
import { Strip } from '../motion/strip';
import { looks } from './name-link';
import { SketchSite } from './site/sketch-site';

const noPictures: readonly string[] = [];
const stay = () => {};

/** The first screen of a website for a name. Memoized: a key press, which waits for it, does not render the six small ones. */
export const NameDrawing = memo(({ name, look }: { name: string; look: LookName }) => {
  const sketch = nameSketch(name, look);
  return (
    <div className="h-full" style={{ backgroundColor: sketch.palette.ground }}>
      <SketchSite
        sketch={sketch}
        page="home"
        images={noPictures}
        logo={undefined}
        width="desktop"
        isReal={false}
        onPage={stay}
      />
    </div>
  );
});

type Props = {
  /** The names that are drawn by look: one follows the other, so that no task is long. */
  names: readonly string[];
  chosen: LookName | null;
  onChoose: (look: LookName) => void;
};

/** The six looks of a name as a contact sheet of radio buttons; on a phone a strip. */
export const LookSheet = ({ names, chosen, onChoose }: Props) => {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend id={id} className="mb-3 font-semibold">
        {namedSketch.legend}
      </legend>
      <div className="look-sheet grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Strip labelledBy={id} items="looks">
          {looks.map((look, index) => (
            <li key={look}>
              <label className="grid gap-1.5">
                <span
                  aria-hidden="true"
                  className={`block aspect-4/3 overflow-hidden border ${look === chosen ? 'look-chosen' : ''}`}
                >
                  {names[index] && <NameDrawing name={names[index]} look={look} />}
                </span>
                <span className="flex items-center gap-2 text-sm">
                  <input
                    type="radio"
                    name={id}
                    checked={look === chosen}
                    onChange={() => onChoose(look)}
                    className="size-4 accent-fg"
                  />
                  <span>{namedSketch.looks[look]}</span>
                </span>
              </label>
            </li>
          ))}
        </Strip>
      </div>
    </fieldset>
  );
};
