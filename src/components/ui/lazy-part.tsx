import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a page whose code is loaded when it is first rendered. Until then nothing stands in its place. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
};
