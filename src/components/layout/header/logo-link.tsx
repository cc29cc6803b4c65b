import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../../content/site/site';
import { usePressOutside } from '../../../hooks/use-listener';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { isModified } from '../../../lib/keys';
import { href } from '../../../paths';
import { LogoMark } from '../../media/logo';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

const loadMenu = async () => (await import('./resources-menu')).ResourcesMenu;

/** A right click, the context-menu key, Shift+F10 or the button that appears on keyboard focus opens the resources menu. */
export const LogoLink = () => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [ResourcesMenu, load, hasFailed] = useOnDemand(loadMenu);
  const { key } = useLocation();

  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }

  usePressOutside(root, () => setOpen(false), isOpen);

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(true);
    void load();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isModified(event)) return;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) open(event);
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    event.currentTarget.querySelector('a')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the link and the button inside
    <div
      ref={root}
      data-resources=""
      className="relative flex min-w-8 items-center gap-2"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Link
        to={href('home')}
        // If the header is too narrow, the name wraps below the logo, where it is clipped.
        className="flex h-8 flex-wrap items-center gap-x-3 overflow-hidden font-display font-semibold text-xl tracking-tight"
        onContextMenu={open}
      >
        <LogoMark className="size-8" />
        <span translate="no">{site.name}</span>
      </Link>
      <button
        type="button"
        aria-label="Brand resources"
        aria-expanded={isOpen && ResourcesMenu !== null}
        aria-controls={isOpen && ResourcesMenu ? id : undefined}
        className="absolute left-full ml-2 grid size-8 place-items-center bg-ground"
        onClick={(event) => (isOpen ? setOpen(false) : open(event))}
      >
        <Icon icon={ChevronDown} />
      </button>
      {isOpen && ResourcesMenu && <ResourcesMenu id={id} />}
      {isOpen && hasFailed && (
        <p role="alert" className="on-page absolute top-full left-0 mt-3 w-72 border px-4 py-2.5">
          The menu could not be loaded. Check your connection and try again.
        </p>
      )}
    </div>
  );
};
