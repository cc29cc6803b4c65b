import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { loadOnce } from '../../lib/load-once';
import { useAfterPaint } from '../../lib/use-after-paint';
import { useHydrated } from '../../lib/use-hydrated';

/** A place that was seen before, or an anchor, is found again only on a page that is whole. */
export const mustBeWhole = (navigationType: string, hash: string): boolean => navigationType === 'POP' || hash !== '';

/**
 * When a link leads to a page, what follows its heading comes after that is painted. With rendered HTML, and where the page
 * must be whole, it is there at once: the page must have its height.
 */
const useIsDue = (): boolean => {
  const type = useNavigationType();
  const { hash } = useLocation();
  // A link may have been pressed before the HTML was taken over: that has all of it.
  const isHydrated = useHydrated();
  return useAfterPaint(!isHydrated || mustBeWhole(type, hash));
};

type Props = {
  children: ReactNode;
  /** Classes that keep its place. */
  placeholder?: string;
};

/** After a while it tells that something is coming (`motion.css`). */
const wholeScreen = 'page-grid is-coming min-h-svh';

/** What follows a page's first screen. */
export const Rest = ({ children, placeholder = wholeScreen }: Props) =>
  useIsDue() ? children : <div className={placeholder} />;

type PartProps<Name> = { name: Name; placeholder?: string };

/**
 * What follows the first screen of a page that opens at once, in a file of its own.
 * @param load imports that file, whose exports are the parts of the page
 * @returns the component `Part`, which shows one of them; and `preload`, which loads them all, so that the page can be whole
 * from its first render
 */
export const restOf = <Module extends Record<string, ComponentType>>(load: () => Promise<Module>) => {
  let loaded: Module | null = null;
  const preload = async () => {
    loaded = await loadOnce(load);
    return loaded;
  };
  const Part = ({ name, placeholder = wholeScreen }: PartProps<keyof Module>) => {
    const isDue = useIsDue();
    const [parts, setParts] = useState(loaded);
    useEffect(() => {
      if (parts) return;
      preload().then(
        (module) => startTransition(() => setParts(module)),
        (error) =>
          setParts(() => {
            // The page's error boundary knows what to do about a file that is gone.
            throw error;
          }),
      );
    }, [parts]);
    const Content: ComponentType | undefined = isDue ? parts?.[name] : undefined;
    return Content ? <Content /> : <div className={placeholder} />;
  };
  return { Part, preload };
};
