import { useEffect, useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** React is told of a page when all of it is loaded: nothing shows that one is on its way, and to look for it takes time. */
const whenSettled = (router: Router): Router => {
  const subscribe: Router['subscribe'] = (tell) =>
    router.subscribe((state, options) => state.navigation.state === 'idle' && tell(state, options));
  return Object.create(router, { subscribe: { value: subscribe } });
};

const isComplete = () => !document.querySelector('[data-late]');

/**
 * The application. While parts of the rendered page have no script yet, a change of page may have to wait for them, in
 * small steps; afterwards all is at hand, and pages change at once, which is quicker.
 */
export const App = ({ router }: { router: Router }) => {
  const [settled] = useState(() => whenSettled(router));
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!isComplete()) return;
      observer.disconnect();
      setWhole(true);
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-late'] });
    return () => observer.disconnect();
  }, []);
  return <RouterProvider router={settled} {...(isWhole && { useTransitions: false })} />;
};
