import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated';

type Props = { children: ReactNode };

/** Says when it is hydrated: clicks that came before are then repeated (`after-paint.ts`). */
const Announcing = ({ children }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void root.current?.dispatchEvent(new Event('hydrated', { bubbles: true })), []);
  return (
    <div ref={root} data-rest="" className="contents">
      {children}
    </div>
  );
};

/** Hydrates after what is around it. Memoized, because an update that reached it earlier would throw its HTML away while a lazy part is loaded. */
const Hydrating = memo(({ children }: Props) => (
  <Suspense>
    <Announcing>{children}</Announcing>
  </Suspense>
));

/**
 * What follows a page's first screen. After a link it is rendered right after the heading is painted; Back, Forward and an
 * address with an anchor show all of the page at once, because the browser finds a place only in a page of full height. In
 * the rendered HTML it is there from the start, and hydrates after the first screen.
 */
export const Rest = ({ children }: Props) => {
  const isPop = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, isPop || hash !== '');
  const isHydrated = useHydrated();
  const [isInHtml] = useState(!isHydrated);
  // Only there: after a link, a new boundary would show its fallback while a lazy part is loaded, instead of waiting for it.
  if (isInHtml) return <Hydrating>{children}</Hydrating>;
  return isDue ? children : <div className="min-h-svh" />;
};
