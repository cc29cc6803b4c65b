import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated';

type Props = {
  children: ReactNode;
  /** Classes that keep its place. */
  placeholder?: string;
};

/**
 * What follows a page's first screen. When a link leads to the page, its heading is painted first, and this comes in small
 * steps with the next frames. With rendered HTML, on the way back, and where an anchor is asked for, it is there at once:
 * the page must have its height.
 */
export const Rest = ({ children, placeholder = 'min-h-svh' }: Props) => {
  const type = useNavigationType();
  const { hash } = useLocation();
  // A link may have been pressed before the HTML was taken over: that has all of it.
  const isHydrated = useHydrated();
  const [isDue, setDue] = useState(!isHydrated || type === 'POP' || hash !== '');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    let frame = 0;
    // Reports after the frame that shows the page without it; the next one is left to the visitor.
    const observer = new IntersectionObserver(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDue(true)));
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return isDue ? children : <div ref={place} className={placeholder} />;
};
