import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * For what leads on to another page after a wait: whoever has gone elsewhere meanwhile stays there.
 * @returns a function that tells whether this page is still in view and none other on its way
 */
export const useStillHere = (): (() => boolean) => {
  const place = useRef<string | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    place.current = state === 'idle' ? window.location.pathname : null;
    return () => {
      place.current = null;
    };
  }, [state]);
  // The address changes first: for some frames the old page is still drawn under the new one's.
  return () => place.current === window.location.pathname;
};
