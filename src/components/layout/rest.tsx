import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAfterPaint } from '../../lib/use-after-paint';
import { useHydrated } from '../../lib/use-hydrated';

type Props = {
  children: ReactNode;
  /** Classes that keep its place. */
  placeholder?: string;
};

/**
 * What follows a page's first screen. When a link leads to the page, it comes after the heading. With rendered HTML, on the
 * way back, and where an anchor is asked for, it is there at once: the page must have its height.
 */
export const Rest = ({ children, placeholder = 'min-h-svh' }: Props) => {
  const type = useNavigationType();
  const { hash } = useLocation();
  // A link may have been pressed before the HTML was taken over: that has all of it.
  const isHydrated = useHydrated();
  const isDue = useAfterPaint(!isHydrated || type === 'POP' || hash !== '');
  return isDue ? children : <div className={placeholder} />;
};
