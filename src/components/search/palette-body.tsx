import { Close } from '@radix-ui/react-dialog';
import { Command, CommandList } from 'cmdk';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { popularAccountPages, searchTexts } from '../../content/search/search-page';
import { isComposing } from '../../lib/keys';
import { useLogOutWithMessage } from '../account/use-log-out';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { PaletteField, selectedOption } from './palette-field';
import { InitialOptions, ResultOptions } from './palette-options';
import { rememberSearch, useRecentSearches } from './use-recent-searches';
import { countText, useResults } from './use-results';

/** Only as many options as fit the dialog, because each one is rendered again at every key press. */
const limits = { site: 8, account: 3 };

const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  const option = selectedOption(event.currentTarget);
  if (option instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey))
    window.open(option.href, '_blank', 'noopener');
  else option?.click();
};

/** On a button, keys such as Enter belong to the button, not to the list. */
const stopListKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.stopPropagation();
};

/** The content of the dialog. It is mounted again each time the dialog opens. */
export const PaletteBody = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [recent, clearRecent] = useRecentSearches();
  const { results, announcement, hasQuery, hasFailed, isReady, isSignedIn } = useResults(query, limits);
  const [selected, setSelected] = useState('');
  // Paints the field before the list, so that the visitor can type at once.
  const isListDue = useDeferredValue(true, false);
  // Scrolls new results to the top and selects the first one. cmdk 1.1.1 does not select any if results arrive after the
  // query, as they do while the index is loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: without the results, an option of the former query would stay selected
  useLayoutEffect(() => {
    const list = input.current?.closest('[cmdk-root]')?.querySelector('[cmdk-list]');
    list?.scrollTo(0, 0);
    setSelected(list?.querySelector('[role=option]')?.getAttribute('data-value') ?? '');
  }, [results, isListDue]);

  const [onLogOut, problem] = useLogOutWithMessage(onClose);
  const onFollow = () => {
    rememberSearch(query);
    onClose();
  };
  const search = (text: string) => {
    setQuery(text);
    input.current?.focus();
  };
  const clear = () => {
    clearRecent();
    input.current?.focus();
  };
  const alert = problem || (hasFailed && hasQuery ? searchTexts.failed : '');

  return (
    <Command
      label={searchTexts.label}
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
        <Close onKeyDown={stopListKeys} className="-mr-2.5 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{searchTexts.close}</span>
          <Icon icon={X} className="size-6" />
        </Close>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {alert && (
        <p role="alert" className="border-b on-bright bg-sun px-5 py-3 sm:px-7">
          {alert}
        </p>
      )}
      {results && (results.count === 0 || results.near) && (
        <p className="border-b px-5 py-4 font-semibold sm:px-7 wrap-anywhere">{countText(results, query)}</p>
      )}
      {hasQuery && !isReady && !hasFailed && (
        <p className="border-b px-5 py-4 text-fg-quiet sm:px-7">{searchTexts.loading}</p>
      )}
      <CommandList label={searchTexts.results} className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!isListDue ? null : results ? (
          <ResultOptions query={query} results={results} onFollow={onFollow} onLogOut={onLogOut} />
        ) : (
          <InitialOptions
            recent={recent}
            popularAccountPages={isSignedIn ? popularAccountPages : []}
            onSearch={search}
            onFollow={onFollow}
            onLogOut={onLogOut}
          />
        )}
      </CommandList>
      {!results && recent.length > 0 && (
        <div className="border-t px-5 py-2 sm:px-7">
          <Button tone="quiet" size="small" onKeyDown={stopListKeys} onClick={clear}>
            {searchTexts.clear}
          </Button>
        </div>
      )}
      <p aria-hidden="true" className="flex gap-3 border-t px-5 py-2 text-fg-quiet text-sm max-sm:hidden sm:px-7">
        <kbd>↵</kbd> Open <kbd>esc</kbd> Close
      </p>
    </Command>
  );
};
