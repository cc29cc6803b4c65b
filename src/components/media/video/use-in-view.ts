import { useEffect, useRef, useState } from 'react';
import { watchInView } from '../../../lib/in-view';

/**
 * Whether an element is on screen, and whether enough of it is.
 * @param enough that part, 0 to 1
 * @returns a ref for the element, and what is seen of it
 */
export const useInView = <T extends Element>(enough: number) => {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState<'nothing' | 'some' | 'enough'>('nothing');
  useEffect(() => {
    if (!ref.current) return;
    return watchInView(ref.current, [0, enough], ({ isIntersecting, intersectionRatio }) =>
      setSeen(!isIntersecting ? 'nothing' : intersectionRatio < enough ? 'some' : 'enough'),
    );
  }, [enough]);
  return { ref, seen };
};
