import { useEffect, useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

const isComplete = () => !document.querySelector('[data-late]');

/**
 * The application. While parts of the rendered page have no script yet, a change of page may have to wait for them, in
 * small steps; afterwards all is at hand, and pages change at once, which is quicker.
 */
export const App = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => {
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
  return <RouterProvider router={router} {...(isWhole && { useTransitions: false })} />;
};
