import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { searchTexts } from '../../content/search/search-page';
import { useRootClass } from '../../hooks/use-root-class';
import { keepFocus, moveFocusWhenRemoved } from '../../lib/focus';
import { isComposing } from '../../lib/keys';
import { loadSiteIndex } from '../../search/site-index';
import { PaletteBody } from './palette-body';

/** Loads the index before the dialog needs it. The dialog reports a failed load when it is open. */
export const preloadIndex = (): Promise<unknown> => loadSiteIndex().catch(() => undefined);

/** A dialog that every navigation closes, but no change of the page's own query. @param openCount how often it was opened */
const useOpenUntilNavigation = (openCount: number) => {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const [last, setLast] = useState(location);
  const [closedCount, setClosedCount] = useState(0);
  const close = () => setClosedCount(openCount);
  // During render, because the new page can take the focus only when the dialog is closed.
  if (last !== location) {
    setLast(location);
    const isOwnQuery = !isPop && last.pathname === location.pathname && last.search !== location.search;
    if (!isOwnQuery) close();
  }
  return [openCount > closedCount, close] as const;
};

/** A ref that keeps the height that an on-screen keyboard leaves visible in the element's `--visible` property. */
const keepVisibleHeight = (element: HTMLElement | null) => {
  const { visualViewport: viewport } = window;
  const update = () => viewport && element?.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
  update();
  viewport?.addEventListener('resize', update);
  return () => viewport?.removeEventListener('resize', update);
};

/** The dialog has no history entry: every navigation closes it, and closing it never navigates. @param openCount how often it was opened */
export const SearchPalette = ({ openCount }: { openCount: number }) => {
  const giveBack = useRef<() => boolean>(undefined);
  const [isOpen, close] = useOpenUntilNavigation(openCount);
  useRootClass('has-backdrop', isOpen);
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Portal>
        {/* Not Radix's Overlay: that locks scrolling with a style element, which the content security policy blocks. */}
        <div ref={keepVisibleHeight} className="pointer-events-auto fixed inset-0 z-80 backdrop">
          <div className="page-box">
            <Content
              aria-describedby={undefined}
              onOpenAutoFocus={() => {
                giveBack.current = keepFocus();
              }}
              // Escape ends a composition first.
              onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                // A new page has taken the focus.
                if (document.activeElement !== document.body) return;
                if (giveBack.current?.()) return;
                // The dialog was opened from the narrow menu, which is gone: the menu's button takes the focus.
                document.querySelector<HTMLElement>('header [aria-haspopup=dialog]')?.focus({ preventScroll: true });
                moveFocusWhenRemoved();
              }}
              className="search-dialog on-page mx-auto flex flex-col border-fg sm:mt-[min(6rem,10vh)] sm:w-[min(48rem,100%-2rem)] sm:border-2"
            >
              <Title className="sr-only">{searchTexts.title}</Title>
              <PaletteBody onClose={close} />
            </Content>
          </div>
        </div>
      </Portal>
    </Root>
  );
};
