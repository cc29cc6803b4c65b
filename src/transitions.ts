import type { createBrowserRouter, To } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;
type Options = Parameters<Router['navigate']>[1];

const pathOf = (to: To | null) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname);

/**
 * Lets a router change pages with a view transition, where the browser has them; `styles.css` says how it looks. Another
 * view of the same page, a redirect, and a navigation that decides for itself are left alone.
 */
export const withTransitions = (router: Router): Router => {
  const navigate = router.navigate;
  router.navigate = (to: To | number | null, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    const path = pathOf(to);
    const isAnotherPage = Boolean(path) && !options?.replace && !router.state.location.pathname.endsWith(`${path}`);
    return navigate(to, { ...options, viewTransition: options?.viewTransition ?? isAnotherPage });
  };
  return router;
};
