import { type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const detailsIn = (list: HTMLElement | null) => Array.from(list?.querySelectorAll('details') ?? []);

/**
 * Keeps the open question and the address's hash alike: a link to `/faq#cancel` opens that answer, and opening one makes
 * its address the page's own. At most one is open, also in browsers that do not know `<details name>`.
 */
export const useOpenQuestion = () => {
  const listRef = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const navigate = useNavigate();

  // An answer may have been opened before there was script.
  useEffect(() => {
    const early = detailsIn(listRef.current).find(({ open }) => open);
    if (early && !window.location.hash) navigate(`#${early.id}`, { replace: true, preventScrollReset: true });
  }, [navigate]);

  useEffect(() => {
    const target = detailsIn(listRef.current).find(({ id }) => `#${id}` === hash);
    if (!target || target.open) return;
    target.open = true;
    target.scrollIntoView({ block: 'start' });
  }, [hash]);

  const onToggle = ({ currentTarget: changed }: ToggleEvent<HTMLDetailsElement>) => {
    const own = `#${changed.id}`;
    if (changed.open) {
      for (const other of detailsIn(listRef.current)) if (other !== changed) other.open = false;
      if (hash !== own) navigate(own, { replace: true, preventScrollReset: true });
    } else if (hash === own && !detailsIn(listRef.current).some(({ open }) => open))
      navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { listRef, onToggle };
};
