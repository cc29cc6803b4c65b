import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { namedSketch } from '../../content/public/named-sketch';
import { useReducedMotion } from '../../hooks/use-media-query';
import { nameSketch } from '../../sketch/name-sketch';
import { PauseButton } from '../media/pause-button';
import { SketchSite } from './site/sketch-site';

/** The first look is that of the picture that stands there before. */
const looks = ['bold', 'minimal', 'elegant', 'modern', 'artsy', 'neutral'] as const;
/** How long a look is shown, in milliseconds. */
const lookTime = 3000;

const noPictures: readonly string[] = [];
const stay = () => {};

const isSeen = (element: Element | null) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight && !document.hidden;
};

type Props = {
  /** '' for the example. */
  name: string;
  /** While it has the focus, the look stays. */
  field: RefObject<HTMLElement | null>;
};

/** Covers its place with the first screen of a website for a name, in one look after the other. */
export const NamedSketch = ({ name, field }: Props) => {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useDeferredValue(name || namedSketch.exampleName);
  const look = looks[turn % looks.length] ?? looks[0];
  const sketch = useMemo(() => nameSketch(drawn, look), [drawn, look]);
  useEffect(() => {
    if (isPaused || isStill) return;
    const timer = setInterval(() => {
      if (isSeen(place.current) && document.activeElement !== field.current) setTurn((before) => before + 1);
    }, lookTime);
    return () => clearInterval(timer);
  }, [isPaused, isStill, field]);
  return (
    <>
      <div
        ref={place}
        aria-hidden="true"
        className="absolute inset-0"
        style={{ backgroundColor: sketch.palette.ground }}
      >
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
      <PauseButton isPaused={isPaused} onPress={() => setPaused(!isPaused)} what={namedSketch.pauses} />
    </>
  );
};
