import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../hooks/use-hydrated';
import { classNames } from '../../../lib/class-names';
import { newTab } from '../button';
import { Icon } from '../icon';
import { TextLink } from '../link';
import { keepClear } from './keep-clear';
import { forgetToast, lastToast } from './toast';

/** How long a toast is shown, in milliseconds; the timer pauses on hover, on focus and while the window is inactive. */
const duration = 4000;

/** Radix portals a hidden copy of each toast's text here, outside the page, because the toast itself is the live region. */
const nowhere = () => (typeof document === 'undefined' ? undefined : document.createDocumentFragment());

/**
 * The place where toasts are shown, also one that was sent before it was mounted.
 * @param isElsewhere on a public page: the toast is kept for the next account or order page
 */
export const Toasts = ({ isElsewhere = false }) => {
  const last = useSyncExternalStore(lastToast.subscribe, lastToast.read, () => null);
  /** On a public page: the toast that has ended here, and is kept. */
  const [ended, setEnded] = useState<number>();
  const shown = last?.id === ended ? null : last;
  /** The toast that the visitor has closed, or whose link they have followed. */
  const done = useRef<number>(undefined);
  const markDone = () => {
    done.current = shown?.id;
  };
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const [announcer] = useState(nowhere);
  /** Where the focus was before it moved to a toast. It returns there when the last toast is closed. */
  const before = useRef<Element | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (isElsewhere ? undefined : forgetToast), [isElsewhere]);
  return (
    // Radix moves a toast into its viewport: to React it stays a child of this element, where its focus is heard of.
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of focus, and nothing can be done with it
    <div
      ref={root}
      className="contents"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <RadixToast.Provider
        duration={duration}
        swipeDirection="down"
        {...(announcer && { announcerContainer: announcer })}
      >
        {shown && (
          <RadixToast.Root
            key={shown.id}
            type={shown.destructive ? 'foreground' : 'background'}
            onOpenChange={() => {
              if (root.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
                before.current.focus();
              if (isElsewhere && done.current !== shown.id) setEnded(shown.id);
              else forgetToast();
            }}
            className={classNames(
              // The line around it shows on a dark ground.
              'pointer-events-auto flex items-start justify-between gap-4 border-l-8 bg-fg p-3 text-ground outline-1 outline-ground **:outline-ground sm:p-5',
              shown.destructive ? 'border-vermilion' : 'border-moss',
            )}
          >
            <div className="grid gap-1">
              {/* Mounted again on another page, which has other buttons. */}
              <RadixToast.Title key={pathname} ref={keepClear} className="font-semibold">
                {shown.title}
              </RadixToast.Title>
              {shown.description && (
                <RadixToast.Description className="text-sm">{shown.description}</RadixToast.Description>
              )}
              {shown.undo && (
                <RadixToast.Action altText="Undo" onClick={shown.undo} className="justify-self-start text-link text-sm">
                  Undo
                </RadixToast.Action>
              )}
              {shown.link && (
                <RadixToast.Action asChild altText={shown.link.text}>
                  <TextLink
                    to={shown.link.to}
                    {...(shown.link.opensNewTab && newTab)}
                    onClick={markDone}
                    className="justify-self-start text-sm"
                  >
                    {shown.link.text}
                  </TextLink>
                </RadixToast.Action>
              )}
            </div>
            <RadixToast.Close aria-label="Close" onClick={markDone} className="-m-1 p-1">
              <Icon icon={X} />
            </RadixToast.Close>
          </RadixToast.Root>
        )}
        {/* Not in prerendered HTML, where the content security policy blocks its style attribute. */}
        {isHydrated && (
          <RadixToast.Viewport
            // Rendered before the first message, because a live region announces only later changes.
            aria-live={shown?.destructive ? 'assertive' : 'polite'}
            className="toasts pointer-events-none fixed z-70 m-0 w-full max-w-md outline-none print:hidden"
          />
        )}
      </RadixToast.Provider>
    </div>
  );
};
