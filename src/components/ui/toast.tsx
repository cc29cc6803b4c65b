import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { useHydrated } from '../../lib/use-hydrated';

export type ToastMessage = {
  title: string;
  description?: string;
  /** A failure: announced at once, over whatever is being read; anything else when there is a pause. */
  destructive?: boolean;
};

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

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
  const show = useMemo<ShowToast>(() => (message) => setShown((last) => ({ ...message, id: (last?.id ?? 0) + 1 })), []);
  return (
    <ToastContext.Provider value={show}>
      <RadixToast.Provider
        duration={duration}
        swipeDirection="right"
        {...(announcer && { announcerContainer: announcer })}
      >
        {children}
        {shown && (
          <RadixToast.Root
            key={shown.id}
            type={shown.destructive ? 'foreground' : 'background'}
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
            </div>
            <RadixToast.Close aria-label="Close" className="-m-1 p-1">
              <X aria-hidden="true" className="size-5" />
            </RadixToast.Close>
          </RadixToast.Root>
        )}
        {/* Its style attribute must not stand in the rendered HTML, where the content security policy refuses it. */}
        {isHydrated && (
          <RadixToast.Viewport
            // There before the first message, so that every message is heard as it comes in.
            aria-live={shown?.destructive ? 'assertive' : 'polite'}
            className="fixed right-0 bottom-0 z-70 m-0 w-full max-w-md list-none p-4 outline-none empty:p-0 print:hidden"
          />
        )}
      </RadixToast.Provider>
    </ToastContext.Provider>
  );
};
