import { Search } from 'lucide-react';
import type { ComponentProps, FormEvent } from 'react';
import { searchFieldTexts } from '../../content/search/search-field';
import { searchTexts } from '../../content/search/search-page';
import { asset } from '../../lib/links';
import { href } from '../../paths';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

export const countId = 'search-count';

type Props = Omit<ComponentProps<'input'>, 'onSubmit'> & { onSubmit: (event: FormEvent<HTMLFormElement>) => void };

export const SearchField = ({ onSubmit, ...input }: Props) => (
  <search>
    <form aria-label={searchTexts.title} action={asset(href('search'))} onSubmit={onSubmit} className="grid gap-2">
      <label htmlFor="search-query" className="font-semibold">
        {searchTexts.label}
      </label>
      <div className="flex">
        <input
          id="search-query"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 w-full min-w-0 border border-line-strong bg-ground-raised px-3.5 py-2"
          {...input}
        />
        {/* The field keeps the focus on a press, because its blur would write the query to the address once more. */}
        <Button type="submit" tone="primary" onMouseDown={(event) => event.preventDefault()}>
          <Icon icon={Search} />
          {searchFieldTexts.submit}
        </Button>
      </div>
    </form>
  </search>
);
