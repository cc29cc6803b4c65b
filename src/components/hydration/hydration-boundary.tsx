import { memo, type ReactNode, Suspense, useEffect, useRef } from 'react';

type Props = { children: ReactNode };

/** Marks its hydration: clicks from before are then repeated (`after-paint.ts`). */
const HydrationMark = ({ children }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.setAttribute('data-part', 'hydrated');
    root.current?.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <div ref={root} data-part="" className="contents">
      {children}
    </div>
  );
};

/** Hydrates after the rest of the page, or when pressed. Memoized: a change of its props would make React discard its HTML. */
export const HydrationBoundary = memo(({ children }: Props) => (
  <Suspense>
    <HydrationMark>{children}</HydrationMark>
  </Suspense>
));
