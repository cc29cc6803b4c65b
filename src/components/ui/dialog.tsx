import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. The page behind
 * does not scroll (`styles.css`).
 */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel = 'Close',
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  closeLabel?: string;
}) => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  /** Whether the press that makes a click began on the backdrop, and not with selecting text. */
  const isOutside = useRef(false);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) {
      dialog.showModal();
      heading.current?.focus();
    } else dialog.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button that closes do the same; the click is on the backdrop
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        isOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isOutside.current && event.target === event.currentTarget) onClose();
      }}
      className="on-paper m-auto max-h-[min(48rem,calc(100dvh-2rem))] w-[min(44rem,calc(100vw-2rem))] flex-col border-2 border-fg p-0 backdrop:bg-ink/70 open:flex"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="border-b px-6 py-5 text-heading outline-none">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby={id} className="min-h-0 grow overflow-y-auto overscroll-contain px-6 py-5">
        {children}
      </section>
      <div className="flex flex-wrap gap-3 border-t px-6 py-4">
        {actions}
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
    </dialog>
  );
};
