import { useCallback, useEffect, useState } from 'react';

/**
 * Whether a picture failed to load, even before hydration, and a function that loads it again. When the browser is back
 * online it is loaded again automatically.
 * @param onFail called once for each failure
 * @returns use `attempt` as the picture's `key`: a new key makes a new element, and so a new request
 */
export const usePictureState = (onFail: () => void) => {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  const fail = useCallback(() => {
    setHasFailed(true);
    onFail();
  }, [onFail]);

  const retry = useCallback(() => {
    setHasFailed(false);
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  /** For the `img`: its error event may have come before anyone listened. */
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.currentSrc && image.complete && image.naturalWidth === 0) fail();
    },
    [fail],
  );

  return { ref, fail, retry, attempt, hasFailed };
};
