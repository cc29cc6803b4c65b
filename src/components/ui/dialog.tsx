import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { useRootClass } from '../../hooks/use-root-class';
import { classNames } from '../../lib/class-names';
import { keepFocus } from '../../lib/focus';
import { Button } from './button';

/** Traps focus, closes on Escape and a press outside, and restores focus. The style sheet keeps the page from scrolling. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel = 'Close',
  isDocument = false,
  size = 'max-h-[min(48rem,calc(100dvh-2rem))] w-[min(44rem,calc(100vw-2rem-6px))]',
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactElement | false;
  closeLabel?: string;
  /** A text to keep: it prints alone and whole. Any other dialog does not print. */
  isDocument?: boolean;
  size?: string;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  /** Radix gives the focus back to a trigger only, and this dialog has none: state opens it. */
  const giveBack = useRef<() => void>(undefined);
  const id = useId();
  useRootClass('has-backdrop', isOpen);
  useRootClass('has-document', isOpen && isDocument);
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        {/* Not Radix's Overlay: that locks scrolling with a style element, which the content security policy blocks. */}
        <div className={classNames('pointer-events-auto fixed inset-0 z-80 backdrop', isDocument && 'printed-alone')}>
          <div className="page-box grid h-full place-items-center">
            <Content
              aria-labelledby={id}
              aria-describedby={undefined}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                giveBack.current = keepFocus();
                heading.current?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                giveBack.current?.();
              }}
              className={`on-page flex flex-col border-2 border-fg [@media(max-height:24rem)]:overflow-y-auto ${size}`}
            >
              <Title ref={heading} id={id} tabIndex={-1} className="border-b px-6 py-5 text-heading outline-none">
                {title}
              </Title>
              <div
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                // In a low window, such as one that is enlarged four times, the dialog scrolls as a whole: its buttons stay in reach.
                className="min-h-0 grow overflow-y-auto overscroll-contain px-6 py-5 [@media(max-height:24rem)]:shrink-0 [@media(max-height:24rem)]:overflow-visible"
              >
                {children}
              </div>
              <div className="flex flex-wrap gap-3 border-t px-6 py-4 print:hidden">
                {actions}
                <Close asChild>
                  <Button>{closeLabel}</Button>
                </Close>
              </div>
            </Content>
          </div>
        </div>
      </Portal>
    </Root>
  );
};
