import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { searchTexts } from '../../content/search/search-page';
import { asset } from '../../lib/asset';
import { href } from '../../paths';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { countId } from './count-text';
import type { useSearchText } from './use-search-text';

type Props = Pick<ReturnType<typeof useSearchText>, 'text' | 'field' | 'type' | 'flush' | 'submit'>;

/** The form of `/search`. Results update while the visitor types. Submitting moves the focus to them, which closes an on-screen keyboard. */
export const SearchForm = ({ text, field, type, flush, submit }: Props) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
    document.getElementById(countId)?.focus({ preventScroll: true });
  };
  return (
    <search>
      <form action={asset(href('search'))} onSubmit={onSubmit} className="grid gap-2">
        <label htmlFor="search-query" className="font-semibold">
          {searchTexts.label}
        </label>
        <div className="flex">
          <input
            ref={field}
            id="search-query"
            name="q"
            type="search"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={flush}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 border border-line-strong bg-ground-raised px-3.5 py-2"
          />
          {/* The field keeps the focus on a press, because its blur would write the query to the address once more. */}
          <Button type="submit" tone="primary" onMouseDown={(event) => event.preventDefault()}>
            <Icon icon={Search} />
            {searchTexts.submit}
          </Button>
        </div>
      </form>
    </search>
  );
};
