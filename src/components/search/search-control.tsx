import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { asset } from '../../lib/asset';
import { isPlainClick, linkOf } from '../../lib/link-events';
import { useOnDemand } from '../../lib/use-on-demand';
import { whenIdle } from '../../lib/when-idle';
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

/** ⌘K or Ctrl K anywhere, and `/` where nothing can be typed into. */
const isSearchKey = ({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent) =>
  key === '/'
    ? !metaKey &&
      !ctrlKey &&
      !altKey &&
      !(target instanceof Element && target.matches('input, textarea, select, [contenteditable]'))
    : key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;

/** The bar's way to the search: a link to its page, which opens the dialog instead once there is script, as do the keys. */
export const SearchControl = () => {
  const [Palette, load] = useOnDemand(loadPalette);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = async (event: Event) => {
      event.preventDefault();
      if (document.querySelector('[role=dialog][data-state=open]:not(:has(nav))')) return;
      if (await load()) setOpen(true);
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
        aria-keyshortcuts="Meta+K Control+K /"
        className="flex min-h-11 items-center gap-2 font-semibold hover:underline max-sm:hidden"
        onPointerEnter={load}
        onFocus={load}
      >
        Search
        <span aria-hidden="true" className="border border-fg px-1.5 font-text text-sm leading-5 max-lg:hidden">
          /
        </span>
      </Link>
      {Palette && <Palette isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
