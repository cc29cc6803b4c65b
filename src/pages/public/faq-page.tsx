import { Root } from '@radix-ui/react-accordion';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { TileField } from '../../components/media/tile-field';
import { pageMeta } from '../../content/pages';
import { faqEntries, faqPage } from '../../content/public/faq';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { anchorOf, replaceEntry } from '../../lib/links';
import { Question } from './faq/question';

const { label, heading, text, closing } = faqPage;

export const handle = fixedPage(pageMeta.faq);

/** Changes the hash without the router, which would scroll. The history entry stays the same, with its scroll position. */
const setHash = (hash: string) =>
  replaceEntry(window.history.state, window.location.pathname + window.location.search + hash);

/** A link to `/faq#cancel` opens that answer, and opening one sets the hash. @returns the list's ref, the id, the handler ('' for none) */
const useOpenQuestion = () => {
  const listRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const location = useLocation();
  const type = useNavigationType();
  /** The question that is open, or '', and the navigation since which it is. */
  const [shown, setShown] = useState<{ id: string; at: typeof location | null }>({ id: '', at: null });
  let open = shown.id;
  // Computed during rendering, because the page must have its full height when the router restores the scroll position.
  if (isHydrated && shown.at !== location) {
    const named = location.hash.slice(1);
    // A hash that names no question, such as that of the skip link, leaves the answer open.
    if (!named || faqEntries.some(({ id }) => id === named)) open = named;
    setShown({ id: open, at: location });
  }

  useLayoutEffect(() => {
    const target = anchorOf(location.hash);
    // After Back, Forward or a page load, the router or the browser sets the scroll position.
    if (type !== 'POP' && listRef.current?.contains(target)) target?.scrollIntoView({ block: 'start' });
  }, [location, type]);

  // Before hydration the browser opens an answer in which its search has found text; only the missing attribute shows that.
  useLayoutEffect(() => {
    const found = listRef.current?.querySelector('.answer:not([hidden])')?.parentElement;
    if (!found) return;
    setShown({ id: found.id, at: location });
    setHash(`#${found.id}`);
  }, [location]);

  const choose = (id: string) => {
    flushSync(() => setShown({ id, at: location }));
    setHash(id && `#${id}`);
  };

  // The browser's search has found text in a closed answer (`beforematch`).
  useEffect(() => {
    const list = listRef.current;
    const onFound = ({ target }: Event) => {
      const id = target instanceof Element && target.parentElement?.id;
      if (id) choose(id);
    };
    list?.addEventListener('beforematch', onFound);
    return () => list?.removeEventListener('beforematch', onFound);
  });

  /** Scrolls so that the pressed row stays under the pointer when an answer above it closes. */
  const onPress = (id: string) => {
    const row = document.getElementById(id || open);
    const top = row?.getBoundingClientRect().top ?? 0;
    choose(id);
    window.scrollBy({ top: (row?.getBoundingClientRect().top ?? top) - top, behavior: 'instant' });
  };
  return { listRef, open, onPress };
};

const Questions = () => {
  const { listRef, open, onPress } = useOpenQuestion();
  return (
    <Root
      ref={listRef}
      type="single"
      collapsible
      value={open}
      onValueChange={onPress}
      className="border-b border-b-fg lg:col-span-7"
    >
      {faqEntries.map((entry, index) => (
        <Question key={entry.id} entry={entry} number={index + 1} isOpen={open === entry.id} />
      ))}
    </Root>
  );
};

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <div className="grid content-start gap-6 self-start md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:sticky lg:top-32 lg:col-span-5">
        <div className="grid content-start gap-6">
          <p className="eyebrow">{label}</p>
          <h1 className="text-title">{heading}</h1>
          <p className="max-w-measure text-lead">{text}</p>
        </div>
        <TileField
          seed="twelve answers"
          columns={6}
          rows={2}
          gaps={0}
          palette={['ultramarine', 'vermilion', 'sun', 'blush', 'moss']}
          className="w-full max-w-sm"
        />
      </div>
      <LowerPart>
        <Questions />
      </LowerPart>
    </div>
    <LowerPart>
      <CallToAction seed="faq" {...closing} />
    </LowerPart>
  </>
);
