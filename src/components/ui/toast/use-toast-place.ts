import { type RefObject, useEffect, useState } from 'react';
import { choosePlace, type Obstacle, type Place, placeOf } from './toast-place';

/** How often the place is looked at again, in milliseconds: the page may scroll, change or be left below the toast. */
const interval = 250;

const controls = 'input, select, textarea, button, a[href], summary, [role="spinbutton"]';

/** The controls in the window: what is typed into or was just pressed weighs more than what only could be pressed. */
const obstaclesBeside = (toasts: Element, pressed: Element | null): Obstacle[] =>
  [...document.querySelectorAll(controls)].flatMap((element) => {
    if (toasts.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight;
    if (!isSeen) return [];
    const isInUse = element === document.activeElement || element.contains(pressed);
    return [{ box, weight: isInUse ? 1000 : element.matches('input, select, textarea') ? 10 : 1 }];
  });

/**
 * Chooses the place of the toasts, so that they cover as little as possible, and never the control that has the focus.
 * @param isShown whether there is a toast
 */
export const useToastPlace = (viewport: RefObject<HTMLElement | null>, isShown: boolean): Place => {
  const [place, setPlace] = useState<Place>('bottom left');
  useEffect(() => {
    if (!isShown) return;
    let pressed: Element | null = null;
    const look = () => {
      const toasts = viewport.current;
      // A toast that is being read or used stays where it is.
      if (!toasts || toasts.matches(':hover, :focus-within')) return;
      const { width, height } = toasts.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight, header };
      const obstacles = obstaclesBeside(toasts, pressed);
      setPlace((now) => choosePlace((candidate) => placeOf(candidate, { width, height }, page), obstacles, now));
    };
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? target : null;
      look();
    };
    look();
    const timer = setInterval(look, interval);
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', press);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', press);
    };
  }, [viewport, isShown]);
  return place;
};
