import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../hooks/use-hydrated';
import { classNames } from '../../../lib/class-names';
import { newTab } from '../button';
import { Icon } from '../icon';
import { TextLink } from '../link';
import { keepClear } from './keep-clear';
import { toastWaiting } from './toast-waiting';

export type ToastMessage = {
  title: string;
  description?: string;
  /** A link to the next step, if the page does not lead there by itself. */
  link?: { to: string; text: string; opensNewTab?: boolean };
  undo?: (() => void) | undefined;
  /** A failure: announced at once, over whatever is being read; anything else when there is a pause. */
  destructive?: boolean;
};

type ShowToast = (message: ToastMessage) => void;

let showMounted: ShowToast | null = null;
let dismissMounted: (() => void) | null = null;
let pending: ToastMessage | null = null;

/**
 * Shows a toast. One is visible at a time: a new one replaces the old. Public pages mount `Toasts` with the first toast. A
 * toast that was shown on a public page is shown again on the next account or order page, unless the visitor closed it or
 * followed its link: four seconds are easily missed.
 */
export const toast: ShowToast = (message) => {
  if (showMounted) return showMounted(message);
  pending = message;
  window.dispatchEvent(new Event(toastWaiting));
};
const forgetPending = () => {
  pending = null;
};

/** Removes the toast of a failure, because the failure is over. */
export const dismissFailure = (): void => dismissMounted?.();

/** How long a toast is shown, in milliseconds; the timer pauses on hover, on focus and while the window is inactive. */
const duration = 4000;

type Shown = ToastMessage & { id: number };

/** Radix portals a hidden copy of each toast's text here, outside the page, because the toast itself is the live region. */
const nowhere = () => (typeof document === 'undefined' ? undefined : document.createDocumentFragment());

/**
 * The place where toasts are shown, also one that was sent before it was mounted.
 * @param isElsewhere on a public page: the toast is kept for the next account or order page
 * @param page the path of the page that is shown
 */
export const Toasts = ({ isElsewhere = false, page }: { isElsewhere?: boolean; page?: string }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const isHydrated = useHydrated();
  const [announcer] = useState(nowhere);
  /** Where the focus was before it moved to a toast. It returns there when the last toast is closed. */
  const before = useRef<Element | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show: ShowToast = (message) => {
      pending = isElsewhere ? message : null;
      setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 }));
    };
    showMounted = show;
    dismissMounted = () => setShown((last) => (last?.destructive ? null : last));
    if (pending) show(pending);
    return () => {
      if (showMounted === show) showMounted = null;
    };
  }, [isElsewhere]);
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
              setShown(null);
            }}
            className={classNames(
              // The line around it shows on a dark ground.
              'pointer-events-auto flex items-start justify-between gap-4 border-l-8 bg-fg p-3 text-ground outline-1 outline-ground **:outline-ground sm:p-5',
              shown.destructive ? 'border-vermilion' : 'border-moss',
            )}
          >
            <div className="grid gap-1">
              {/* Mounted again on another page, which has other buttons. */}
              <RadixToast.Title key={page} ref={keepClear} className="font-semibold">
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
                    onClick={forgetPending}
                    className="justify-self-start text-sm"
                  >
                    {shown.link.text}
                  </TextLink>
                </RadixToast.Action>
              )}
            </div>
            <RadixToast.Close aria-label="Close" onClick={forgetPending} className="-m-1 p-1">
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
