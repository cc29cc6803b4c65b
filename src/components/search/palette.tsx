import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { Command, CommandList } from 'cmdk';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { accountPlaces, searchWords } from '../../content/search/search-page';
import { isComposing } from '../../lib/is-composing';
import { moveFocusWhenRemoved } from '../../lib/move-focus-when-removed';
import { loadSiteIndex } from '../../search/site-index';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { countText } from './count-text';
import { PaletteField, selectedOption } from './palette-field';
import { FirstOptions, FoundOptions } from './palette-options';
import { useLogOut } from './use-log-out';
import { useOpenUntilNavigation } from './use-open-until-navigation';
import { rememberSearch, useRecentSearches } from './use-recent-searches';
import { useRested } from './use-rested';
import { useResults } from './use-results';
import { useVisibleHeight } from './use-visible-height';

/** As many as are in sight: each option costs time at every key press. */
const limits = { site: 8, own: 3 };

/** Loads what the dialog searches in, ahead of its opening. A failure is told once it is open. */
export const warmUp = (): Promise<unknown> => loadSiteIndex().catch(() => undefined);

/** Enter does what a press on the selected option does; with ⌘ or Ctrl a link opens in a new tab. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  const option = selectedOption(event.currentTarget);
  if (option instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey))
    window.open(option.href, '_blank', 'noopener');
  else option?.click();
};

/** The list's keys are the field's; a button keeps its own. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.stopPropagation();
};

/** What is in the dialog, made anew each time that it opens. */
const Body = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [recent, clearRecent] = useRecentSearches();
  const { results, tells, hasFailed, isReady, isSignedIn } = useResults(query, limits);
  const rested = useRested(query);
  const [selected, setSelected] = useState('');
  // The field is painted first and can be typed into; the list comes right after it.
  const isListDue = useDeferredValue(true, false);
  // New results are read from their beginning, and the first one is selected: cmdk 1.1.1 selects none where they arrive
  // after the query, as they do while the index loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are what makes them new
  useLayoutEffect(() => {
    const list = input.current?.closest('[cmdk-root]')?.querySelector('[cmdk-list]');
    list?.scrollTo(0, 0);
    setSelected(list?.querySelector('[role=option]')?.getAttribute('data-value') ?? '');
  }, [results, isListDue]);

  const [onLogOut, problem] = useLogOut(onClose);
  const deeds = {
    onFollow: () => {
      rememberSearch(query);
      onClose();
    },
    onLogOut,
  };
  const search = (text: string) => {
    setQuery(text);
    input.current?.focus();
  };
  const clear = () => {
    clearRecent();
    input.current?.focus();
  };
  const said = results && rested === query ? countText(results, query) : '';
  const notice = problem || (hasFailed && tells ? searchWords.failed : '');

  return (
    <Command
      label={searchWords.label}
      shouldFilter={false}
      value={selected}
      onValueChange={setSelected}
      vimBindings={false}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-4 border-fg border-b-2 px-5 sm:px-7">
        <Icon icon={Search} className="size-6" />
        <PaletteField query={query} onChange={setQuery} input={input} />
        <Close onKeyDown={keepKeys} className="-mr-2.5 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{searchWords.close}</span>
          <Icon icon={X} className="size-6" />
        </Close>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {notice && (
        <p role="alert" className="border-b bg-sun px-5 py-3 text-ink sm:px-7">
          {notice}
        </p>
      )}
      {results && results.best.length + results.own.length === 0 && (
        <p className="border-b px-5 py-4 font-semibold sm:px-7 wrap-anywhere">{countText(results, query)}</p>
      )}
      {tells && !isReady && !hasFailed && (
        <p className="border-b px-5 py-4 text-fg-quiet sm:px-7">{searchWords.loading}</p>
      )}
      <CommandList label={searchWords.results} className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!isListDue ? null : results ? (
          <FoundOptions query={query} results={results} {...deeds} />
        ) : (
          <FirstOptions recent={recent} account={isSignedIn ? accountPlaces : []} onSearch={search} {...deeds} />
        )}
      </CommandList>
      {!results && recent.length > 0 && (
        <div className="border-t px-5 py-2 sm:px-7">
          <Button tone="quiet" size="small" onKeyDown={keepKeys} onClick={clear}>
            {searchWords.clear}
          </Button>
        </div>
      )}
    </Command>
  );
};

/**
 * The search as a dialog over the page: a field and its results (a combobox with a listbox). It has no history entry of its
 * own. Escape, a press beside it and every change of the location close it, and closing never navigates.
 */
export const Palette = ({ openings }: { openings: number }) => {
  const opener = useRef<Element | null>(null);
  const [isOpen, close] = useOpenUntilNavigation(openings);
  const visible = useVisibleHeight();
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Portal>
        {/* Not Radix's overlay: that locks the page with a style element, which the content security policy refuses. */}
        <div ref={visible} className="pointer-events-auto fixed inset-0 z-80 backdrop sm:p-4 sm:pt-[min(6rem,10vh)]">
          <Content
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // Escape ends a composition first.
            onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A new page has taken the focus.
              if (document.activeElement !== document.body) return;
              const { current } = opener;
              // The narrow menu, from which the search was opened, is gone.
              const menu = document.querySelector<HTMLElement>('header [aria-haspopup=dialog]');
              const before = current instanceof HTMLElement && current.isConnected && current !== document.body;
              (before ? current : menu)?.focus({ preventScroll: true });
              if (!current?.isConnected) moveFocusWhenRemoved();
            }}
            className="search-dialog on-paper mx-auto flex flex-col border-fg sm:max-w-3xl sm:border-2"
          >
            <Title className="sr-only">{searchWords.title}</Title>
            <Body onClose={close} />
          </Content>
        </div>
      </Portal>
    </Root>
  );
};
