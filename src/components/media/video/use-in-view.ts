import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element is on screen, and whether enough of it is.
 * @param enough that part, 0 to 1
 * @returns a ref for the element; where the browser cannot tell, all of it counts as on screen
 */
export const useInView = <T extends Element>(enough: number) => {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState<'nothing' | 'some' | 'enough'>('nothing');
  useEffect(() => {
    if (!ref.current) return;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen('enough');
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {};
        setSeen(!isIntersecting ? 'nothing' : intersectionRatio < enough ? 'some' : 'enough');
      },
      { threshold: [0, enough] },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [enough]);
  return { ref, seen };
};
