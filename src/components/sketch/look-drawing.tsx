import { memo } from 'react';
import { useSettled } from '../../hooks/use-settled';
import { nameSketch } from '../../sketch/name-sketch';
import type { LookName } from '../../sketch/types';
import { SketchSite } from './site/sketch-site';

/** How long after the last key the six small drawings follow, and how long after one the next, in milliseconds: so no task is long. */
const pause = 400;
const step = 50;

const noPictures: readonly string[] = [];
const stay = () => {};

type Props = {
  look: LookName;
  /** '' for a blank. */
  name: string;
  colors?: string;
};

/** The first screen of a website for a name. Memoized: a key press, which waits for it, does not render the six small ones. */
export const NameDrawing = memo(({ look, name, colors }: Props) => {
  const sketch = nameSketch(name, look, colors);
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

/** One of the six small drawings, which follow what is typed. @param place its place among them */
export const LookDrawing = ({ look, name, colors = '', place }: Props & { place: number }) => {
  const wait = pause + step * place;
  const drawnName = useSettled<string | null>(name, wait, null);
  const drawnColors = useSettled(colors, wait, colors);
  return drawnName !== null && <NameDrawing look={look} name={drawnName} colors={drawnColors} />;
};
