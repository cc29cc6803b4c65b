import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What follows a page's first screen. After a link it is rendered right after the heading is painted. A page that hydrates,
 * that Back or Forward leads to, or whose address names an anchor has all of it from its first render: it must agree with
 * the HTML, and have its full height for the browser to find a place in it.
 */
export const Rest = ({ children }: { children: ReactNode }) => {
  const isPop = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, isPop || hash !== '');
  return isDue ? children : <div className="min-h-svh" />;
};
