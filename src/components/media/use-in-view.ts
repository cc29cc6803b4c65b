import { useEffect, useRef, useState } from 'react';

/**
 * Whether at least a part of an element is on screen.
 * @param threshold that part, 0 to 1
 * @returns a ref for the element; where the browser cannot tell, it counts as on screen
 */
export const useInView = <T extends Element>(threshold: number) => {
  const ref = useRef<T>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= threshold),
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [threshold]);
  return { ref, isInView };
};
