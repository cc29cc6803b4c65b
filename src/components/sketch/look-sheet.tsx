import { useId } from 'react';
import { namedSketch } from '../../content/public/named-sketch';
import type { LookName } from '../../sketch/types';
import { ScrollRow } from '../motion/scroll-row';
import { LookDrawing } from './look-drawing';
import { looks } from './name-link';
import { PictureChoice } from './picture-choice';

type Props = {
  name: string;
  chosen: LookName | null;
  onChoose: (look: LookName) => void;
};

export const LookSheet = ({ name, chosen, onChoose }: Props) => {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend id={id} className="mb-3 font-semibold">
        {namedSketch.legend}
      </legend>
      <div className="look-sheet grid grid-cols-1 gap-3 sm:grid-cols-3">
        <ScrollRow labelledBy={id} items="looks">
          {looks.map((look, place) => (
            <li key={look}>
              <PictureChoice
                type="radio"
                name={id}
                checked={look === chosen}
                onChange={() => onChoose(look)}
                label={namedSketch.looks[look]}
                picture={<LookDrawing look={look} name={name} place={place} />}
              />
            </li>
          ))}
        </ScrollRow>
      </div>
    </fieldset>
  );
};
