import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router-dom';

/** Its effect runs before those of the components after it. */
const Reading = ({ into }: { into: RefObject<number> }) => {
  useLayoutEffect(() => {
    into.current = window.scrollY;
  }, [into]);
  return null;
};

/**
 * React Router's scroll restoration. Its first effect scrolls to the top, or to the anchor, of a page whose HTML the visitor
 * may have been reading and scrolling for a while; this component puts the page back before that is painted.
 */
export const ScrollPosition = () => {
  const atHydration = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo({ top: atHydration.current, behavior: 'instant' });
  }, []);
  return (
    <>
      <Reading into={atHydration} />
      <ScrollRestoration />
    </>
  );
};
