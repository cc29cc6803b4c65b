import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { anchorOf, isPlainClick, linkOf } from '../../lib/links';

/** How long a smooth scroll takes at most in browsers without the `scrollend` event, in milliseconds. */
const longest = 1500;
const smoothClass = 'scrolls-smoothly';

/** Makes the router's next scroll to an anchor smooth, by a class for the style sheet. */
const scrollSmoothlyOnce = () => {
  const { classList } = document.documentElement;
  const end = () => {
    window.clearTimeout(timer);
    document.removeEventListener('scrollend', end);
    classList.remove(smoothClass);
  };
  const timer = window.setTimeout(end, longest);
  document.addEventListener('scrollend', end);
  classList.add(smoothClass);
};

/**
 * Links to an anchor on the same page scroll there smoothly, to 100 px below the top (`scroll-padding-top`), or without
 * animation with reduced motion. The history state of the page is kept. Links with `data-in-place` are left to their own
 * handlers. Without script they are ordinary anchors.
 */
export const useInPageLinks = (): void => {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event);
      if (!link?.hash || link.target === '_blank' || link.hasAttribute('data-in-place')) return;
      const here = window.location;
      if (link.origin !== here.origin || link.pathname !== here.pathname || link.search !== here.search) return;
      const target = anchorOf(link.hash);
      if (!target) return;
      event.preventDefault();
      scrollSmoothlyOnce();
      navigate({ search: here.search, hash: link.hash }, { preventScrollReset: true, state });
      if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    };
    // In the capture phase, because the router's links navigate in the bubble phase.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate, state]);
};
