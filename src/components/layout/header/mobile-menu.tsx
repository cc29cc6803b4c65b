import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteLinksId } from '../../../content/site/navigation';
import { useHydrated } from '../../../hooks/use-hydrated';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { useRootClass } from '../../../hooks/use-root-class';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { asset } from '../../../lib/links';
import { unlessSavingData } from '../../../lib/load-ahead';
import { href } from '../../../paths';
import { Icon } from '../../ui/icon';
import { useHasShortFooter } from '../footer';
import { menuButtonLook } from './menu-link';

const loadDialog = async () => (await import('./mobile-dialog')).MobileDialog;

const content = (
  <>
    <span className="sr-only">Menu</span>
    <Icon icon={Menu} className="size-7" />
  </>
);

/**
 * Loads the menu at the first press. Before hydration it is a link to the footer, which also lists the pages of the site: where
 * that is a single line, to the home page's.
 */
export const MobileMenu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [Dialog, load] = useOnDemand(loadDialog);
  const { key: visit } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isClosedByVisitor = useRef(false);
  const navigate = useNavigate();
  const hasShortFooter = useHasShortFooter();
  const isOpen = openOn === visit;
  // Every navigation closes the menu. Cleared, because Back returns to the visit on which it was open.
  if (openOn !== null && !isOpen) setOpenOn(null);
  useRootClass('has-dialog', isOpen);
  if (!useHydrated())
    return (
      <a
        ref={(link) => () => {
          hadFocus.current = document.activeElement === link;
        }}
        href={`${hasShortFooter ? asset(href('home')) : ''}#${siteLinksId}`}
        className={menuButtonLook}
      >
        {content}
      </a>
    );
  const setOpen = (open: boolean) => {
    isClosedByVisitor.current = !open;
    setOpenOn(open ? visit : null);
  };
  /** If the visitor closed the menu, focus returns to its button; after a navigation it moves to the page. */
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (isClosedByVisitor.current) button.current?.focus({ preventScroll: true });
    else moveFocusWhenRemoved();
  };
  const open = async () => {
    const { pathname } = window.location;
    const isLoaded = await load();
    if (pathname !== window.location.pathname) return;
    if (isLoaded) setOpen(true);
    else if (hasShortFooter) navigate(`${href('home')}#${siteLinksId}`);
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
        onPointerEnter={unlessSavingData(load)}
        onClick={open}
      >
        {content}
      </button>
      {Dialog && <Dialog {...{ isOpen, setOpen, onCloseAutoFocus }} close={() => setOpenOn(null)} />}
    </>
  );
};
