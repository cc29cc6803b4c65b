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

type MarkProps = Props & {
  /** Whether it shows what the address asks for, for which `whenViewIsShown` waits. */
  isView?: boolean;
};

/** Marks its hydration: clicks from before are then repeated (`after-paint.ts`). */
const HydrationMark = ({ children, isView = false }: MarkProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  // The part's own effects, such as one that opens a draft, have run before. The render for `isShown` shows what they set.
  useEffect(() => {
    root.current?.setAttribute('data-part', 'hydrated');
    root.current?.dispatchEvent(new Event(isShown ? 'shown' : 'hydrated'));
    if (isView) setIsShown(true);
  }, [isShown, isView]);
  return (
    <div ref={root} data-part="" data-view={isView ? '' : undefined} className="contents">
      {children}
    </div>
  );
};

/** Hydrates after the rest of the page, or when pressed. Memoized: a change of its props would make React discard its HTML. */
export const HydrationBoundary = memo((props: MarkProps) => (
  <Suspense>
    <HydrationMark {...props} />
  </Suspense>
));

/** Resolves when the element is removed, or gets the event, if one is named. */
const whenRemoved = (element: Element, event = '') =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => !element.isConnected && end());
    observer.observe(document.body, { childList: true, subtree: true });
    if (event) element.addEventListener(event, end, { once: true });
  });

/** Resolves when the view that the address asks for is rendered: at once, or when the part that shows it is, or was removed. */
export const whenViewIsShown = async (): Promise<void> => {
  const part = document.querySelector('main [data-part=""][data-view]');
  if (part) await whenRemoved(part, 'shown');
};

/** A boundary for prerendered HTML only: after a navigation, a new Suspense boundary would show its fallback while a lazy part loads. */
const PrerenderedBoundary = ({ children }: Props) => {
  const [isInHtml] = useState(!useHydrated());
  return isInHtml ? <HydrationBoundary isView>{children}</HydrationBoundary> : children;
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
