import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Links to an anchor on the same page scroll there smoothly, 100 px below the top (`scroll-padding-top`), or at once where
 * motion is reduced. Without script they are ordinary anchors.
 */
export const useInPageLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hash || link.target === '_blank') return;
      const here = window.location;
      if (link.origin !== here.origin || link.pathname !== here.pathname || link.search !== here.search) return;
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!target) return;
      event.preventDefault();
      navigate({ search: here.search, hash: link.hash }, { preventScrollReset: true });
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
      if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    };
    // Capture: the router's own links would otherwise have navigated by now.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
};
