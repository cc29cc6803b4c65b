import { Close } from '@radix-ui/react-dialog';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { popularAccountPages, searchTexts } from '../../content/search/search-page';
import { isComposing, isModified } from '../../lib/keys';
import { useLogOutWithMessage } from '../account/use-log-out';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { idOfOption, OptionList } from './option-list';
import { allResults, initialGroups, resultGroups } from './palette-options';
import { endTyping } from './typed-ahead';
import { rememberSearch, useRecentSearches } from './use-recent-searches';
import { countText, useResults } from './use-results';

/** Only as many options as fit the dialog, because each one is rendered again at every key press. */
const limits = { site: 8, account: 3 };

/** From this number of letters on, the text is a step smaller. */
const longQuery = 22;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The content of the dialog. It is mounted again each time the dialog opens. */
export const PaletteBody = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [recent, clearRecent] = useRecentSearches();
  const { results, announcement, hasQuery, hasFailed, isReady, isSignedIn } = useResults(query, limits);
  // Paints the field before the list, so that the visitor can type at once.
  const isListDue = useDeferredValue(true, false);
  const [onLogOut, problem] = useLogOutWithMessage(onClose);
  const onFollow = () => {
    rememberSearch(query);
    onClose();
  };
  const change = (text: string) => {
    setQuery(text);
    list.current?.scrollTo(0, 0);
  };
  const search = (text: string) => {
    change(text);
    input.current?.focus();
  };
  const takeTyped = () => {
    const ahead = endTyping();
    setQuery((text) => text + ahead);
  };
  const clear = () => {
    clearRecent();
    input.current?.focus();
  };
  const accountPages = isSignedIn ? popularAccountPages : [];
  const groups = !isListDue
    ? []
    : results
      ? resultGroups(query, results, onLogOut)
      : hasQuery
        ? [allResults(query)]
        : initialGroups({ recent, accountPages, onSearch: search, onLogOut });
  const options = groups.flatMap(({ options }) => options);

  // New results begin with their first option.
  const [moved, setMoved] = useState({ of: results, to: 0 });
  const selected = moved.of === results ? Math.max(0, Math.min(moved.to, options.length - 1)) : 0;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = isModified(event) ? undefined : steps[event.key];
    if (isComposing(event.nativeEvent) || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(selected + (step ?? 0), options.length - 1));
    const option = document.getElementById(idOfOption(id, next));
    if (step !== undefined) {
      setMoved({ of: results, to: next });
      option?.scrollIntoView({ block: 'nearest' });
    } else if (option instanceof HTMLAnchorElement && (event.metaKey || event.ctrlKey))
      window.open(option.href, '_blank', 'noopener');
    else option?.click();
  };
  const alert = problem || (hasFailed && hasQuery ? searchTexts.failed : '');

  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex items-center gap-4 border-fg border-b-2 px-5 sm:px-7">
        <Icon icon={Search} className="size-6" />
        <input
          ref={input}
          value={query}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={searchTexts.label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={options.length > 0 ? idOfOption(id, selected) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={searchTexts.placeholder}
          maxLength={100}
          enterKeyHint="go"
          onFocus={takeTyped}
          onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
          className={query.length < longQuery ? 'text-subheading sm:text-heading' : 'text-lead sm:text-subheading'}
        />
        <Close className="-mr-2.5 grid size-11 shrink-0 place-items-center">
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
      <OptionList
        {...{ id, list, groups, options, selected, onKeyDown, onFollow }}
        onPoint={(to) => setMoved({ of: results, to })}
      />
      {!results && recent.length > 0 && (
        <div className="border-t px-5 py-2 sm:px-7">
          <Button tone="quiet" size="small" onClick={clear}>
            {searchTexts.clear}
          </Button>
        </div>
      )}
      <p aria-hidden="true" className="flex gap-3 border-t px-5 py-2 text-fg-quiet text-sm max-sm:hidden sm:px-7">
        <kbd>↵</kbd> Open <kbd>esc</kbd> Close
      </p>
    </div>
  );
};
