import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = Parameters<Router['navigate']>[1];

const pathOf = (to: To | null) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname);

/** What a page change may take on a machine that also has time for a transition, in milliseconds: without one, and until it begins. */
const swift = { plain: 8, begun: 60 };

/**
 * A transition that the next navigation or a hidden tab cuts short rejects its promises. Nobody waits for them: the pages have
 * changed all the same, and an unhandled rejection would report an error where there is none.
 * @param onBegun told how long a transition took to begin, in milliseconds
 */
const watchTransitions = (onBegun: (took: number) => void) => {
  if (typeof document.startViewTransition !== 'function') return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update: Parameters<typeof start>) => {
    const asked = performance.now();
    const transition = start(...update);
    transition.updateCallbackDone.then(
      () => onBegun(performance.now() - asked),
      () => {},
    );
    for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
      promise.catch(() => {});
    return transition;
  };
};

/**
 * Lets a router change pages with a view transition, where the browser has them and the machine the time: on a slow one it
 * would be a wait. `motion.css` says how it looks. Another view of the same page and a redirect are left alone.
 */
export const withTransitions = (router: Router): Router => {
  // The first page change of a visit goes at once, and tells.
  let isSwift = false;
  watchTransitions((took) => {
    isSwift &&= took < swift.begun;
  });
  const navigate = router.navigate;
  router.navigate = async (to: To | number | null, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    const path = pathOf(to);
    const isAnotherPage =
      Boolean(path) && !options?.replace && !document.hidden && !router.state.location.pathname.endsWith(`${path}`);
    const viewTransition = isSwift && isAnotherPage && matchMedia('(hover: hover) and (pointer: fine)').matches;
    const asked = performance.now();
    await navigate(to, { ...options, viewTransition });
    if (isAnotherPage && !viewTransition) isSwift = performance.now() - asked < swift.plain;
  };
  return router;
};
