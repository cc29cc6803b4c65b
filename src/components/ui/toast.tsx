import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { useHydrated } from '../../lib/use-hydrated';
import { Icon } from './icon';

export type ToastMessage = {
  title: string;
  description?: string;
  /** A way on, where the visitor has not been led there. */
  link?: { to: string; text: string };
  /** A failure: announced at once, over whatever is being read; anything else when there is a pause. */
  destructive?: boolean;
};

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The provider in view; public pages have none. What is said there waits for the next page with one. */
let say: ShowToast | null = null;
let unsaid: ToastMessage | null = null;
const sayOrKeep: ShowToast = (message) => {
  if (say) say(message);
  else unsaid = message;
};

/** How long a toast stays, in milliseconds; hovering, focusing or leaving the window stops the clock. */
const duration = 4000;

/** Shows a toast. One is visible at a time: a new one takes the place of the old. */
export const useToast = (): ShowToast => {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
};

type Shown = ToastMessage & { id: number };

/** Where Radix puts its hidden copy of each toast's words: off the page, as the toast itself is what is announced. */
const nowhere = () => (typeof document === 'undefined' ? undefined : document.createDocumentFragment());

export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  const isHydrated = useHydrated();
  const [announcer] = useState(nowhere);
  /** Where the focus was before it came to the toasts, and goes back to with the last of them. */
  const before = useRef<Element | null>(null);
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    say = (message) => setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 }));
    if (unsaid) say(unsaid);
    unsaid = null;
    return () => {
      say = null;
    };
  }, []);
  return (
    <ToastContext.Provider value={sayOrKeep}>
      <RadixToast.Provider
        duration={duration}
        swipeDirection="down"
        {...(announcer && { announcerContainer: announcer })}
      >
        {children}
        {shown && (
          <RadixToast.Root
            key={shown.id}
            type={shown.destructive ? 'foreground' : 'background'}
            onOpenChange={() => {
              if (viewport.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
                before.current.focus();
            }}
            className={classNames(
              'flex items-start justify-between gap-4 border-l-8 bg-ink p-5 text-paper',
              shown.destructive ? 'border-vermilion' : 'border-moss',
            )}
          >
            <div className="grid gap-1">
              <RadixToast.Title className="font-semibold">{shown.title}</RadixToast.Title>
              {shown.description && (
                <RadixToast.Description className="text-sm">{shown.description}</RadixToast.Description>
              )}
              {shown.link && (
                <RadixToast.Action asChild altText={shown.link.text}>
                  <Link to={shown.link.to} className="justify-self-start text-link text-sm">
                    {shown.link.text}
                  </Link>
                </RadixToast.Action>
              )}
            </div>
            <RadixToast.Close aria-label="Close" className="-m-1 p-1">
              <Icon icon={X} />
            </RadixToast.Close>
          </RadixToast.Root>
        )}
        {/* Its style attribute must not stand in the rendered HTML, where the content security policy refuses it. */}
        {isHydrated && (
          <RadixToast.Viewport
            // On wide screens at the left, as the button that was pressed stands at the right; above the update notice.
            // There before the first message, so that every message is heard as it comes in.
            ref={viewport}
            onFocus={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
            }}
            aria-live={shown?.destructive ? 'assertive' : 'polite'}
            className="fixed right-0 bottom-0 z-70 m-0 w-full max-w-md list-none p-4 outline-none empty:p-0 lg:right-auto lg:left-0 print:hidden [body:has(#update_button)_&]:bottom-52 max-sm:[body:has(#update_button)_&]:bottom-64"
          />
        )}
      </RadixToast.Provider>
    </ToastContext.Provider>
  );
};
