import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated';
import { isAbortedLoad, isFailedLoad, reloadOnce } from '../../services/site/new-deploy';

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

/** A boundary for prerendered HTML only: after a navigation, a new Suspense boundary would show its fallback while a lazy part loads. */
const PrerenderedBoundary = ({ children }: Props) => {
  const [isInHtml] = useState(!useHydrated());
  return isInHtml ? <HydrationBoundary>{children}</HydrationBoundary> : children;
};

/**
 * A component that hydrates after the rest of its page, such as a form, which React Hook Form renders twice in one task. Memoized:
 * new props would make React hydrate it at once.
 */
export const hydratedLater = <Part extends object>(Component: ComponentType<Part>) =>
  memo((props: Part) => (
    <PrerenderedBoundary>
      <Component {...props} />
    </PrerenderedBoundary>
  ));

/** @returns true once the frame with the first render is painted; true at once where nothing has to wait */
const useAfterFrame = (isAtOnce: boolean): boolean => {
  const [isDue, setIsDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return;
    // A deferred value does not wait: on a fast machine both parts would come in one frame.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setIsDue(true))));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return isDue;
};

/** The part of a page below the fold. It is rendered after the heading, or at once where a scroll position is restored. */
export const LowerPart = ({ children }: Props) => {
  const isPop = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [isInHtml] = useState(!isHydrated);
  // A part of the page before whose script has failed is removed first: this one may need the same script.
  const isDue = useAfterFrame(isInHtml || ((isPop || hash !== '') && !document.querySelector('main [data-failed]')));
  if (isInHtml) return <HydrationBoundary>{children}</HydrationBoundary>;
  return isDue ? children : <div className="min-h-svh" />;
};

const whenRemoved = (element: Element) =>
  new Promise<void>((resolve) =>
    new MutationObserver((_, observer) => {
      if (element.isConnected) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { childList: true, subtree: true }),
  );

/** A lazy part of `LowerPart`. While its script cannot be loaded, its prerendered HTML stays, and can be read: an error would replace the page. */
export const lazyLowerPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      const html = document.querySelector('main [data-part=""]');
      if (html && isFailedLoad(error) && !isAbortedLoad(error)) {
        reloadOnce();
        html.setAttribute('data-failed', '');
        await whenRemoved(html);
      }
      throw error;
    }
  });
