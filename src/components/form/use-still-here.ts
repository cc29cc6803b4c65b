import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * For what leads on to another page after a wait: whoever has gone elsewhere meanwhile stays there.
 * @returns a function that tells whether this page is still in view and none other on its way
 */
export const useStillHere = (): (() => boolean) => {
  const isHere = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isHere.current = state === 'idle';
    return () => {
      isHere.current = false;
    };
  }, [state]);
  return () => isHere.current;
};
