import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { hasInterest, interest } from '../../lib/interest';

/**
 * A part of the page whose HTML is there from the start and whose script comes with the first sign of use. Until then it
 * is what HTML can be: text, pictures, links that work. Memoized, and to be given plain props: a change from above would
 * have to wait for the script.
 * @param load imports the part; tried once more if that fails
 * @returns the component, and `preload`, which loads the script ahead on a page that is in use
 */
export const deferred = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | null = null;
  const request = async () => {
    loaded ??= await load().catch(load);
    return { default: loaded };
  };
  const Late: ComponentType<Props> = lazy(() => interest().then(request));
  const Part = memo((props: Props) => {
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  });
  return { Part, preload: async () => void (hasInterest() && (await request())) };
};
