import { useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { useListener } from '../../hooks/use-listener';
import { useOnDemand } from '../../hooks/use-on-demand';
import { asset, isPlainClick, linkOf } from '../../lib/links';
import { unlessSavingData, whenIdle } from '../../lib/load-ahead';
import { href, searchHref } from '../../paths';
import { Link } from '../ui/link';
import { endTyping, takeTyping } from './typed-ahead';

const searchPage = href('search');

/** Delay of loading the index in browsers without `requestIdleCallback`, in milliseconds. */
const indexDelay = 200;

const loadPalette = async () => {
  const { SearchPalette, preloadIndex } = await import('./search-palette');
  // Building the index blocks the main thread for a moment, so the dialog is rendered first.
  whenIdle(preloadIndex, indexDelay);
  return SearchPalette;
};

type AgentData = { userAgentData?: { platform: string } };

const isApple = () =>
  /^(mac|ip)/i.test((navigator as Navigator & AgentData).userAgentData?.platform || navigator.platform);

/** ⌘K on Apple platforms, else Ctrl K; by its code where the layout is not Latin. Autofill sends a `keydown` without a key. */
const isSearchKey = ({ key, code, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  (/^\p{sc=Latin}$/u.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK') &&
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

/** The header's link to `/search`. With JavaScript, the link and its keys open the dialog instead. */
export const SearchControl = () => {
  const [SearchPalette, load] = useOnDemand(loadPalette);
  const [openCount, setOpenCount] = useState(0);
  const isHydrated = useHydrated();
  const [shortcut, keys] = isHydrated && isApple() ? ['⌘K', 'Meta+K'] : ['Ctrl K', 'Control+K'];
  const open = async (event: Event) => {
    event.preventDefault();
    if (document.querySelector('[role=dialog][data-state=open]:not(:has(nav))')) return;
    const { pathname } = window.location;
    takeTyping();
    const isLoaded = await load();
    if (pathname !== window.location.pathname) return;
    if (isLoaded) setOpenCount((count) => count + 1);
    else window.location.assign(asset(searchHref(endTyping())));
  };
  useListener('keydown', (event) => isSearchKey(event) && open(event));
  // Every link with `data-search` on the page. In the capture phase, so that the router does not handle the click first.
  const onClick = (event: MouseEvent) => isPlainClick(event) && linkOf(event)?.matches('[data-search]') && open(event);
  useListener('click', onClick, { capture: true });
  return (
    <>
      <Link
        to={searchPage}
        data-search=""
        aria-keyshortcuts={keys}
        // Where the header has no room, the keys wrap below the word, and are clipped.
        className="flex h-11 flex-wrap items-center gap-x-2 overflow-hidden font-semibold leading-11 hover:underline max-sm:hidden"
        onPointerEnter={unlessSavingData(load)}
        onFocus={unlessSavingData(load)}
      >
        Search
        {/* Takes its space before hydration, when the platform is not known yet. */}
        <span
          aria-hidden="true"
          translate="no"
          className={`min-w-14 border border-fg text-center font-text text-sm leading-[1.43] max-lg:hidden ${isHydrated ? '' : 'invisible'}`}
        >
          {shortcut}
        </span>
      </Link>
      {SearchPalette && <SearchPalette openCount={openCount} />}
    </>
  );
};
