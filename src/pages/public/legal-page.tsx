import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button';
import { fixedPage } from '../../lib/page-handle';
import { href } from '../../paths';

export const handle = fixedPage({
  title: 'Page Not Found',
  description: 'There is no page at this address. The start page leads to everything Tessera offers.',
});

export const Component = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="page-grid grid gap-6 py-section">
      <h1 className="text-title">Page Not Found</h1>
      <p className="max-w-prose text-lead">
        The page could not be found. It may have moved, or the address may be mistyped.
      </p>
      <ButtonLink tone="primary" to={href('home')} className="justify-self-start">
        Return to Home
      </ButtonLink>
    </div>
  );
};
