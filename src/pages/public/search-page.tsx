import { lazy, Suspense } from 'react';
import { NeedsScript } from '../../components/feedback/needs-script';
import { PopularList } from '../../components/search/popular-list';
import { SearchForm } from '../../components/search/search-form';
import { pageMeta } from '../../content/pages';
import { searchWords } from '../../content/search/search-page';
import { dataPage } from '../../head/page-handle';
import { useAddressQuery } from '../../lib/use-address-query';

/** Lazy: the search library and the index are loaded once there is a query. */
const SearchResults = lazy(async () => ({
  default: (await import('../../components/search/search-results')).SearchResults,
}));

const queryIn = (search: URLSearchParams) => (search.get('q') ?? '').trim();

export const handle = dataPage(
  ({ search }) => {
    const query = queryIn(search);
    return query === '' ? pageMeta.search : { ...pageMeta.search, title: `“${query}”: search results` };
  },
  { canonical: () => null },
);

/** A search field, and the results for the query in the address. */
export const Component = () => {
  const query = queryIn(useAddressQuery());
  return (
    <div className="page-grid grid content-start gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="wrap-anywhere text-title lg:col-span-12">{query === '' ? searchWords.heading : `“${query}”`}</h1>
      <div className="grid content-start gap-6 lg:col-span-4">
        <SearchForm key={query} query={query} />
        <p className="max-w-measure text-fg-quiet">{searchWords.intro}</p>
        <NeedsScript what={searchWords.needsScript} />
      </div>
      <div className="lg:col-span-8">
        {query === '' ? (
          <PopularList />
        ) : (
          <Suspense fallback={<p role="status">{searchWords.loading}</p>}>
            <SearchResults query={query} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
