import { Close, Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { Icon } from '../ui/icon';
import { AccountLinks } from './account-links';
import { siteLinksId } from './footer';
import { LogoLink } from './logo-link';
import { MobileEntries } from './mobile-entries';
import { useMobileMenu } from './use-mobile-menu';

const buttonLook = '-mr-2.5 grid size-11 place-items-center lg:hidden';

/** Opens the menu. Until there is script it is a link to the footer, which lists the site as well; the focus stays on it when it changes. */
const MenuButton = () => {
  const hadFocus = useRef(false);
  const content = (
    <>
      <span className="sr-only">Menu</span>
      <Icon name="menu" className="size-7" />
    </>
  );
  if (useHydrated())
    return (
      <Trigger
        ref={(button) => {
          if (hadFocus.current) button?.focus({ preventScroll: true });
          hadFocus.current = false;
        }}
        className={buttonLook}
      >
        {content}
      </Trigger>
    );
  return (
    <a
      ref={(link) => () => {
        hadFocus.current = document.activeElement === link;
      }}
      href={`#${siteLinksId}`}
      className={buttonLook}
    >
      {content}
    </a>
  );
};

/** The narrow header's menu: a dialog over the whole page, whose bar is the header's, with the button that closes in place of the one that opened. */
export const MobileMenu = () => {
  const close = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, onCloseAutoFocus } = useMobileMenu();
  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <MenuButton />
      <Portal>
        <Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            close.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="on-paper fixed inset-0 z-80 flex flex-col lg:hidden print:hidden"
        >
          <Title className="sr-only">Menu</Title>
          <div className="border-b">
            <div className="page-grid flex h-(--header) items-center justify-between gap-6">
              <LogoLink />
              <div className="flex items-center justify-end gap-4 max-[21rem]:gap-2">
                <AccountLinks />
                <Close ref={close} className={buttonLook}>
                  <span className="sr-only">Close menu</span>
                  <Icon name="x" className="size-7" />
                </Close>
              </div>
            </div>
          </div>
          <nav aria-label="Main" className="min-h-0 grow overflow-y-auto overscroll-contain">
            <MobileEntries />
          </nav>
        </Content>
      </Portal>
    </Root>
  );
};
