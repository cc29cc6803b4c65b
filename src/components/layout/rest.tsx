import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { afterFrames } from '../../lib/after-frames';
import { loadOnce } from '../../lib/load-once';
import { useAfterPaint } from '../../lib/use-after-paint';
import { useHydrated } from '../../lib/use-hydrated';
import { useMustBeWhole } from './here';

/**
 * When a link leads to a page, what follows its heading comes after that is painted. With rendered HTML, and where the page
 * must be whole, it is there at once: the page must have its height.
 */
const useIsDue = (): boolean => {
  const isWhole = useMustBeWhole();
  // A link may have been pressed before the HTML was taken over: that has all of it.
  const isHydrated = useHydrated();
  return useAfterPaint(!isHydrated || isWhole);
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

type PartProps<Name> = {
  name: Name;
  placeholder?: string;
  /** Shown in the page's first frame, if it is loaded by then. */
  atOnce?: boolean;
};

/**
 * What follows the first screen of a page that opens at once, in files of its own.
 * @param load imports them: gives the parts of the page, which may differ with its path; null for a path that has none
 * @param keyOf what in the path they differ by
 * @returns the component `Part`, which shows one of them; and `preload`, which loads them all, so that the page can be whole
 * from its first render
 */
export const restOf = <Parts extends Record<string, ComponentType>>(
  load: (params: Params) => Promise<Parts | null>,
  keyOf: (params: Params) => string | undefined = () => '',
) => {
  type Rest = { load: () => Promise<Parts | null>; parts?: Parts | null };
  const rests = new Map<string | undefined, Rest>();
  const at = (params: Params): Rest => {
    const key = keyOf(params);
    const rest = rests.get(key) ?? { load: () => load(params) };
    rests.set(key, rest);
    return rest;
  };
  const preload = async (params: Params) => {
    const rest = at(params);
    rest.parts = await loadOnce(rest.load);
    return rest.parts;
  };
  const Part = ({ name, placeholder = wholeScreen, atOnce = false }: PartProps<keyof Parts>) => {
    const params = useParams();
    const isDue = useIsDue();
    const [parts, setParts] = useState(at(params).parts);
    useEffect(() => {
      if (parts) return;
      // The heading goes first: to ask for files takes milliseconds.
      const loading = afterFrames(2).then(() => preload(params));
      loading.then(
        (ready) => startTransition(() => setParts(ready)),
        (error) =>
          setParts(() => {
            // The page's error boundary knows what to do about a file that is gone.
            throw error;
          }),
      );
    }, [parts, params]);
    const Content: ComponentType | undefined = isDue || atOnce ? parts?.[name] : undefined;
    return Content ? <Content /> : <div className={placeholder} />;
  };
  return { Part, preload };
};
