import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { useHydrated } from '../../../lib/use-hydrated';
import { useOnDemand } from '../../../lib/use-on-demand';
import { Icon } from '../../ui/icon';
import { menuButtonLook } from './menu-button-look';
import { siteLinksId } from './site-links-id';
import { useMobileMenu } from './use-mobile-menu';

const loadDialog = async () => (await import('./mobile-dialog')).MobileDialog;

const content = (
  <>
    <span className="sr-only">Menu</span>
    <Icon icon={Menu} className="size-7" />
  </>
);

/**
 * The button that opens the narrow header's menu, which is loaded at the first press. Before hydration it is a link to the
 * footer, which also lists the pages of the site. Focus is kept when the link becomes a button.
 */
export const MobileMenu = () => {
  const hadFocus = useRef(false);
  const [Dialog, load] = useOnDemand(loadDialog);
  const { button, isOpen, setOpen, close, onCloseAutoFocus } = useMobileMenu();
  if (!useHydrated())
    return (
      <a
        ref={(link) => () => {
          hadFocus.current = document.activeElement === link;
        }}
        href={`#${siteLinksId}`}
        className={menuButtonLook}
      >
        {content}
      </a>
    );
  const open = async () => {
    if (await load()) setOpen(true);
    else document.getElementById(siteLinksId)?.focus();
  };
  return (
    <>
      <button
        ref={(element) => {
          button.current = element;
          if (hadFocus.current) element?.focus({ preventScroll: true });
          hadFocus.current = false;
        }}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={menuButtonLook}
        onPointerEnter={load}
        onClick={open}
      >
        {content}
      </button>
      {Dialog && <Dialog isOpen={isOpen} setOpen={setOpen} close={close} onCloseAutoFocus={onCloseAutoFocus} />}
    </>
  );
};
