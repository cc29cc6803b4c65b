import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Listens at the window, which the events of the page reach, while the component is mounted and `isOn`. Pass `isOn` to a listener that
 * sets a state: also one that stays equal makes React render the component again, in the task of the next commit.
 */
export const useListener = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  { isOn = true, capture = false } = {},
): void => {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (!isOn) return;
    const onEvent = (event: WindowEventMap[Name]) => hear(event);
    window.addEventListener(name, onEvent, capture);
    return () => window.removeEventListener(name, onEvent, capture);
  }, [name, isOn, capture]);
};

/** Calls `act` for a press outside the element. @param isOn as in `useListener` */
export const usePressOutside = (element: RefObject<Element | null>, act: () => void, isOn = true): void =>
  useListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !element.current?.contains(target)) act();
    },
    { isOn },
  );
