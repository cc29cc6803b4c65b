import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../../lib/use-hydrated';

/** React takes the element over with all that the page's HTML has in it, and looks at none of it. */
const asInHtml = { __html: '' };

/** True on an element that is being taken over from rendered HTML, for as long as it is there. */
const useDrawnAhead = (): boolean => {
  const [self] = useState({ isDrawn: false });
  const takeOver = () => {
    self.isDrawn = !import.meta.env.SSR;
    return self.isDrawn;
  };
  return useSyncExternalStore(subscribeToNothing, () => self.isDrawn, takeOver);
};

type Props = Omit<ComponentProps<'svg'>, 'children'> & { draw: () => ReactNode };

/**
 * A large drawing that never changes. Where the page's HTML has it already, script neither draws it anew nor compares it
 * line by line.
 */
export const Drawing = ({ draw, ...svg }: Props) => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there is left alone
  if (useDrawnAhead()) return <svg {...svg} aria-hidden="true" dangerouslySetInnerHTML={asInHtml} />;
  return (
    <svg {...svg} aria-hidden="true">
      {draw()}
    </svg>
  );
};
