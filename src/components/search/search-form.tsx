import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchWords } from '../../content/search/search-page';
import { asset } from '../../lib/asset';
import { href, searchHref } from '../../paths';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { rememberSearch } from './use-recent-searches';

/** The field of `/search`: what is sent becomes the address, and the results follow that. */
export const SearchForm = ({ query }: { query: string }) => {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    rememberSearch(sent);
    if (sent !== query) navigate(searchHref(sent));
  };
  return (
    <search>
      <form action={asset(href('search'))} onSubmit={onSubmit} className="grid gap-2">
        <label htmlFor="search-query" className="font-semibold">
          {searchWords.label}
        </label>
        <div className="flex">
          <input
            id="search-query"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 border border-line-strong bg-ground-raised px-3.5 py-2"
          />
          <Button type="submit" tone="primary">
            <Icon icon={Search} />
            {searchWords.submit}
          </Button>
        </div>
      </form>
    </search>
  );
};
