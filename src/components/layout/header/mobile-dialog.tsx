import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon';
import { isWide, onPageResize } from '../../ui/use-wide';
import { LogoLink } from './logo-link';
import { menuButtonLook } from './menu-link';
import { MobileEntries } from './mobile-entries';

type Props = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  close: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/** The menu of the narrow header. Its top looks like the header, with the close button in the place of the open button. */
export const MobileDialog = ({ isOpen, setOpen, close, onCloseAutoFocus }: Props) => {
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    return onPageResize(() => {
      if (isWide()) close();
    });
  }, [isOpen, close]);
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Portal>
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            closeButton.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-0 z-80 print:hidden"
        >
          <div className="page-box h-full">
            <div className="on-page flex h-full flex-col lg:hidden">
              <Title className="sr-only">Menu</Title>
              <div className="border-b">
                <div className="page-grid flex h-(--header) items-center justify-between gap-6 @max-[22rem]/page:gap-3">
                  <LogoLink />
                  <Close ref={closeButton} className={menuButtonLook}>
                    <span className="sr-only">Close menu</span>
                    <Icon icon={X} className="size-7" />
                  </Close>
                </div>
              </div>
              <nav aria-label="Main" className="min-h-0 grow overflow-y-auto overscroll-contain">
                <MobileEntries onSearch={() => setOpen(false)} />
              </nav>
            </div>
          </div>
        </Content>
      </Portal>
    </Root>
  );
};
