import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { anchorOf } from '../../lib/anchor-of';
import { isPlainClick, linkOf } from '../../lib/link-events';

/** Milliseconds after which a smooth scroll is over in browsers that do not tell. */
const longest = 1500;
const smoothClass = 'scrolls-smoothly';

/** The router scrolls to an anchor by itself, at once; for this one time the style sheet makes that smooth. */
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
 * Links to an anchor on the same page scroll there smoothly, 100 px below the top (`scroll-padding-top`), or at once where
 * motion is reduced. What this visit of the page knows of itself (its history state) stays. Links marked `data-in-place`
 * see to themselves. Without script they are ordinary anchors.
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
    // Capture: the router's own links would otherwise have navigated by now.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate, state]);
};
