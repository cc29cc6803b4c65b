import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { departure, hasInterest, interest } from '../../lib/interest';
import { reloadOnce } from '../../services/new-deploy';

const requests = new Set<() => Promise<unknown>>();

/** Loads all parts there are, for a page that is not in the HTML. @returns when each is there, or cannot be had */
export const loadDeferred = (): Promise<unknown> => Promise.allSettled(Array.from(requests, (request) => request()));

/** What has no script stays what it is, for as long as the page is there. */
const stayHtml = () => {
  reloadOnce();
  return new Promise<never>(() => {});
};

/**
 * A part of the page whose HTML is there from the start and whose script comes once the page is in use (`interest`). Until then it
 * is what HTML can be: text, pictures, links that work; `start.ts` holds back what only script can answer (`data-late`).
 * Memoized, and to be given plain props: a change from above would have to wait for the script.
 * @param load imports the part
 * @returns the component, and `preload`, which loads the script ahead on a page that is in use
 */
export const deferred = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const request = async () => {
    // HTML that gets no script still is a page. When the visitor goes on there is another try, and if need be a newer build.
    const part: ComponentType<Props> = loaded ?? (await load().catch(() => departure().then(load).catch(stayHtml)));
    loaded = part;
    return { default: part };
  };
  requests.add(request);
  const Late: ComponentType<Props> = lazy(() => interest().then(request));
  const Part = memo((props: Props) => {
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Late);
    const [isLate, setLate] = useState(true);
    return (
      <div className="contents" data-late={isLate ? '' : undefined}>
        <Suspense fallback={null}>
          <Content {...props} />
          <Arrival onArrival={setLate} />
        </Suspense>
      </div>
    );
  });
  return { Part, preload: async () => void (hasInterest() && (await request())) };
};

/** Tells when what it stands beside has its script. */
const Arrival = ({ onArrival }: { onArrival: (isLate: false) => void }) => {
  useEffect(() => onArrival(false), [onArrival]);
  return null;
};
