import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../hooks/use-media-query';
import { watchInView } from '../../../lib/in-view';
import { savesData } from '../../../lib/load-ahead';

const visiblePart = 0.6;

/** Milliseconds of attention before a video starts: not for a pointer that passes over it, or a press that navigates. */
const glance = 150;

type Start =
  /** When the pointer or the keyboard's focus rests on it. A finger points at nothing before it presses. */
  'attention' | 'in-view' | 'press';

/**
 * Whether a video plays: never off screen, never by itself where motion is reduced or data is saved. `follow` takes the state that a video
 * reports, `attention` whether the pointer or the focus is on it.
 */
export const usePlayback = (starts: Start) => {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<'nothing' | 'some' | 'enough'>('nothing');
  const card = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  const [isAttended, setAttended] = useState(false);
  const [choice, setChoice] = useState<'none' | 'play' | 'pause'>('none');

  const isWanted = starts === 'in-view' || (starts === 'attention' && isAttended);
  const startsItself = seen === 'enough' && isWanted && !isStill && !savesData();
  const isPlaying = choice === 'none' ? startsItself : choice === 'play' && seen !== 'nothing';

  useEffect(() => {
    if (!ref.current) return;
    return watchInView(ref.current, [0, visiblePart], ({ isIntersecting, intersectionRatio }) => {
      setSeen(!isIntersecting ? 'nothing' : intersectionRatio < visiblePart ? 'some' : 'enough');
      // A video that was scrolled away does not start again on its own when it comes back.
      if (!isIntersecting) setChoice((before) => (before === 'play' ? 'none' : before));
    });
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const attend = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAttended(true), glance);
  }, []);
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') attend();
  };
  const leave = () => {
    clearTimeout(timer.current);
    setAttended(false);
    setChoice((before) => (before === 'pause' && starts === 'attention' ? 'none' : before));
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) leave();
  };

  // The pointer or the focus may have been there before the script was.
  useEffect(() => {
    if (card.current?.matches(':hover, :focus-within')) attend();
    return () => clearTimeout(timer.current);
  }, [attend]);

  // A video that the browser does not start, or stops, counts as paused by its button, and one that it starts as played.
  const follow = useCallback(
    (isMoving: boolean) => {
      if (isMoving !== isPlaying) setChoice(isMoving ? 'play' : 'pause');
    },
    [isPlaying],
  );

  return {
    ref,
    isPlaying,
    follow,
    press: () => setChoice(isPlaying ? 'pause' : 'play'),
    attention: { ref: card, onPointerEnter: point, onPointerLeave: leave, onFocus: attend, onBlur: blur },
  };
};
