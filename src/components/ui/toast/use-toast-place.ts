import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where toasts stand: a pure choice between corners of the window. */

type Size = { width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** The places in order of preference. `below` is below the header, `top` is over it. */
const places = ['bottom left', 'bottom right', 'below right', 'below left', 'top right', 'top left'] as const;
export type Place = (typeof places)[number];

/** A control of the page, and how bad it is to cover it. */
export type Obstacle = { box: Box; weight: number };

/** The box of a toast at a place. @param page the window, and where its header ends */
export const placeOf = (place: Place, { width, height }: Size, page: Size & { header: number }): Box => {
  const left = place.endsWith('right') ? page.width - width : 0;
  const top = place.startsWith('bottom') ? page.height - height : place.startsWith('below') ? page.header : 0;
  return { left, top, right: left + width, bottom: top + height };
};

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The place that covers least; the one where the toast is now, if no other is better. */
export const choosePlace = (boxOf: (place: Place) => Box, obstacles: readonly Obstacle[], now: Place): Place => {
  const costOf = (place: Place) => {
    const box = boxOf(place);
    return obstacles.reduce((sum, obstacle) => sum + (overlap(box, obstacle.box) ? obstacle.weight : 0), 0);
  };
  let best = now;
  let least = costOf(now);
  for (const place of places) {
    const cost = costOf(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
};

/** How often the place is looked at again, in milliseconds: the page may scroll, change or be left below the toast. */
const interval = 250;

const controls = 'input, select, textarea, button, a[href], summary';

/** The controls in the window. It is worse to cover a field than a button, and worst to cover what is in use. */
const obstaclesBeside = (toasts: Element, pressed: Element | null): Obstacle[] =>
  [...document.querySelectorAll(controls)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight;
    if (!isSeen || toasts.contains(element)) return [];
    const isInUse = element === document.activeElement || element.contains(pressed);
    return [{ box, weight: isInUse ? 1000 : element.matches('input, select, textarea') ? 10 : 1 }];
  });

/**
 * Chooses the place of the toasts, so that they cover as little as possible, and never the control that has the focus.
 * @param id of the toast; undefined if there is none
 */
export const useToastPlace = (viewport: RefObject<HTMLElement | null>, id: number | undefined): Place => {
  const [place, setPlace] = useState<Place>(places[0]);
  useLayoutEffect(() => {
    if (id === undefined) return;
    let pressed: Element | null = null;
    const look = (start?: Place) => {
      const toasts = viewport.current;
      // A toast that is being read or used stays where it is.
      if (!toasts || toasts.matches(':hover, :focus-within')) return;
      const { width, height } = toasts.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight, header };
      const obstacles = obstaclesBeside(toasts, pressed);
      setPlace((now) => choosePlace((to) => placeOf(to, { width, height }, page), obstacles, start ?? now));
    };
    const lookAgain = () => look();
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? target : null;
      look();
    };
    look(places[0]);
    const timer = setInterval(lookAgain, interval);
    document.addEventListener('focusin', lookAgain);
    document.addEventListener('pointerdown', press);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', lookAgain);
      document.removeEventListener('pointerdown', press);
    };
  }, [viewport, id]);
  return place;
};
