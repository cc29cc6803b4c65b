import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated';

type Props = { children: ReactNode };

/** Marks its hydration: clicks from before are then repeated (`after-paint.ts`). */
const Announcing = ({ children }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void root.current?.dispatchEvent(new Event('hydrated')), []);
  return (
    <div ref={root} data-rest="" className="contents">
      {children}
    </div>
  );
};

/**
 * A part of the prerendered HTML that hydrates after the rest of the page, or when it is pressed. Memoized, because an earlier
 * update of its props would make React discard its HTML while a lazy part is loaded.
 */
export const HydratedLater = memo(({ children }: Props) => (
  <Suspense>
    <Announcing>{children}</Announcing>
  </Suspense>
));

/**
 * The part of a page below the fold. After a click on a link it is rendered after the heading has been painted. After Back,
 * Forward or an address with an anchor it is rendered at once, because the browser can restore a scroll position only in a
 * page of full height. Prerendered HTML contains it; it hydrates after the first screen.
 */
export const Rest = ({ children }: Props) => {
  const isPop = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, isPop || hash !== '');
  const isHydrated = useHydrated();
  const [isInHtml] = useState(!isHydrated);
  // Only for prerendered HTML: after a navigation, a new Suspense boundary would show its fallback while a lazy part loads.
  if (isInHtml) return <HydratedLater>{children}</HydratedLater>;
  return isDue ? children : <div className="min-h-svh" />;
};
