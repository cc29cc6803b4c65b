import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = Parameters<Router['navigate']>[1];

const pathOf = (to: To | null) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname);

/** A page change that took longer than this, in milliseconds, was no pleasure: from then on pages change at once. */
const patience = 250;
let isTooSlow = false;

/**
 * A transition that the next navigation or a hidden tab cuts short rejects its promises. Nobody waits for them: the pages have
 * changed all the same, and an unhandled rejection would report an error where there is none.
 */
const tolerateSkips = () => {
  if (typeof document.startViewTransition !== 'function') return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update: Parameters<typeof start>) => {
    const asked = performance.now();
    const transition = start(...update);
    transition.updateCallbackDone.then(
      () => {
        isTooSlow ||= performance.now() - asked > patience;
      },
      () => {},
    );
    for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
      promise.catch(() => {});
    return transition;
  };
};

/**
 * Lets a router change pages with a view transition, where the browser has them; `styles.css` says how it looks. Another
 * view of the same page, a redirect, and a navigation that decides for itself are left alone.
 */
export const withTransitions = (router: Router): Router => {
  tolerateSkips();
  const navigate = router.navigate;
  router.navigate = (to: To | number | null, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    const path = pathOf(to);
    const isAnotherPage =
      Boolean(path) && !options?.replace && !document.hidden && !router.state.location.pathname.endsWith(`${path}`);
    return navigate(to, {
      ...options,
      viewTransition:
        !isTooSlow &&
        matchMedia('(hover: hover) and (pointer: fine)').matches &&
        (options?.viewTransition ?? isAnotherPage),
    });
  };
  return router;
};
