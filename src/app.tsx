import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { hereOf, mustBeWhole } from './components/layout/here';
import { SiteFrame } from './components/layout/site-frame';
import { pageHandleOf } from './lib/page-handle';

type Router = ReturnType<typeof createBrowserRouter>;

const pageOf = ({ state }: Router) => state.matches.at(-1)?.route;
const paramsOf = ({ state }: Router) => state.matches.at(-1)?.params ?? {};

/** Parts of the page in view have no script yet. */
const isPartial = () => document.querySelector('main [data-late]') !== null;

/**
 * React is told of a page when all of it is loaded: nothing shows that one is on its way, and to look for it takes time.
 * It changes to it at once, which is quicker than in small steps; only another view of the same page has to wait for those
 * of its parts that have no script yet. A page that opens before the rest of it is loaded waits for that where it must be whole.
 */
const whenSettled = (router: Router): Router => {
  const first = router.state;
  let page = pageOf(router);
  const subscribe: Router['subscribe'] = (tell) =>
    router.subscribe((state, options) => {
      if (state.navigation.state !== 'idle') return;
      const isSamePage = pageOf(router) === page;
      page = pageOf(router);
      const show = () => {
        if (isSamePage && isPartial()) startTransition(() => tell(state, options));
        else if (options.viewTransitionOpts) tell(state, options);
        else flushSync(() => tell(state, options));
      };
      const loadRest = page && !isSamePage && mustBeWhole(state, first) && pageHandleOf(page)?.rest;
      if (!loadRest) return show();
      const showIfStillAsked = () => router.state.location === state.location && show();
      // A file that cannot be had is up to the page.
      loadRest(paramsOf(router)).then(showIfStillAsked, showIfStillAsked);
    });
  return Object.create(router, { subscribe: { value: subscribe } });
};

/** The application. */
export const App = ({ router }: { router: Router }) => {
  const [{ settled, here }] = useState(() => ({ settled: whenSettled(router), here: hereOf(router) }));
  return (
    <SiteFrame here={here}>
      <RouterProvider router={settled} useTransitions={false} />
    </SiteFrame>
  );
};
