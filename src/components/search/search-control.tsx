import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { asset } from '../../lib/asset';
import { isPlainClick, linkOf } from '../../lib/links';
import { whenIdle } from '../../lib/load-ahead';
import { useHydrated } from '../../lib/use-hydrated';
import { useOnDemand } from '../../lib/use-on-demand';
import { href } from '../../paths';

const address = href('search');

/** How long the index waits in browsers without `requestIdleCallback`, in milliseconds. */
const pause = 200;

const loadPalette = async () => {
  const { Palette, warmUp } = await import('./palette');
  // Building the index takes the main thread for a moment, which the dialog needs first.
  whenIdle(warmUp, pause);
  return Palette;
};

type AgentData = { userAgentData?: { platform: string } };

const isApple = () =>
  /^(mac|ip)/i.test((navigator as Navigator & AgentData).userAgentData?.platform || navigator.platform);

/**
 * ⌘K on Apple platforms, where Ctrl K deletes to the end of a line; Ctrl K elsewhere. Where the layout is not Latin, the key
 * that has the K on others. Autofill sends a `keydown` without a key.
 */
const isSearchKey = ({ key, code, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  (/^\p{sc=Latin}$/u.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK') &&
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

/** The bar's way to the search: a link to its page, which opens the dialog instead once there is script, as do the keys. */
export const SearchControl = () => {
  const [Palette, load] = useOnDemand(loadPalette);
  const [openings, setOpenings] = useState(0);
  const isHydrated = useHydrated();
  const [shortcut, keys] = isHydrated && isApple() ? ['⌘K', 'Meta+K'] : ['Ctrl K', 'Control+K'];
  useEffect(() => {
    const open = async (event: Event) => {
      event.preventDefault();
      if (document.querySelector('[role=dialog][data-state=open]:not(:has(nav))')) return;
      if (await load()) setOpenings((count) => count + 1);
      else window.location.assign(asset(address));
    };
    const onKeyDown = (event: KeyboardEvent) => isSearchKey(event) && open(event);
    // Any link to the search that says so, wherever it stands, before the router sees the click.
    const onClick = (event: MouseEvent) =>
      isPlainClick(event) && linkOf(event)?.matches('[data-search]') && open(event);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
    };
  }, [load]);
  return (
    <>
      <Link
        to={address}
        data-search=""
        aria-keyshortcuts={keys}
        className="flex min-h-11 items-center gap-2 font-semibold hover:underline max-sm:hidden"
        onPointerEnter={load}
        onFocus={load}
      >
        Search
        {/* Its place is kept until it is known which keys it names. */}
        <span
          aria-hidden="true"
          translate="no"
          className={`min-w-14 border border-fg text-center font-text text-sm leading-5 max-lg:hidden ${isHydrated ? '' : 'invisible'}`}
        >
          {shortcut}
        </span>
      </Link>
      {Palette && <Palette openings={openings} />}
    </>
  );
};
