import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { namedSketch } from '../../content/public/named-sketch';
import { useReducedMotion } from '../../hooks/use-media-query';
import type { LookName } from '../../sketch/types';
import { PauseButton } from '../media/pause-button';
import { CopyLink } from './copy-link';
import { NameDrawing } from './look-drawing';
import { LookSheet } from './look-sheet';
import { looks } from './name-link';

export { readNameFragment } from './name-link';

/** How long a look is shown, and how long after a key press the next one comes, in milliseconds. */
const lookTime = 3000;
const timeAfterKey = 2000;

const isSeen = (element: Element | null) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight && !document.hidden;
};

const Beside = ({ sheet, children }: { sheet: HTMLElement; children: ReactNode }) => (
  <div hidden>{createPortal(children, sheet)}</div>
);

type Props = {
  /** '' for the example. */
  name: string;
  linked: LookName | null;
  sheet: HTMLElement | null;
};

/**
 * Covers its place with the first screen of a website for a name, in one look after the other until one is chosen. Once there is
 * a name, its six looks stand beside it.
 */
export const NamedSketch = ({ name, linked, sheet }: Props) => {
  const [turn, setTurn] = useState(0);
  const [pressed, setPressed] = useState<LookName | null>(null);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useDeferredValue(name || namedSketch.exampleName);
  const chosen = pressed ?? linked;
  const look = (name && chosen) || (looks[turn % looks.length] ?? looks[0]);
  const isTurning = !isPaused && !isStill && look !== chosen;
  useEffect(() => {
    const turnOn = () => {
      if (isSeen(place.current)) setTurn((before) => before + 1);
      turning = setTimeout(turnOn, lookTime);
    };
    let turning = isTurning ? setTimeout(turnOn, name ? timeAfterKey : lookTime) : undefined;
    return () => clearTimeout(turning);
  }, [isTurning, name]);
  return (
    <>
      {/* The band reads the look from here when the form is opened. */}
      <div ref={place} data-look={look} aria-hidden="true" className="absolute inset-0 bg-ground-raised">
        <NameDrawing name={drawn} look={look} />
      </div>
      {isTurning || isPaused ? (
        <PauseButton isPaused={isPaused} onPress={() => setPaused(!isPaused)} what={namedSketch.pauses} />
      ) : null}
      {name !== '' && sheet && (
        <Beside sheet={sheet}>
          <LookSheet name={name} chosen={chosen} onChoose={setPressed} />
          <CopyLink name={name} look={look} />
        </Beside>
      )}
    </>
  );
};
