import { NeedsScript } from '../../components/feedback/needs-script';
import { SearchForm } from '../../components/search/search-form';
import { SearchResults } from '../../components/search/search-results';
import { pageMeta } from '../../content/pages';
import { popularEntries, searchWords } from '../../content/search/search-page';
import { dataPage } from '../../head/page-handle';
import { useAddressQuery } from '../../lib/use-address-query';

const queryIn = (search: URLSearchParams) => (search.get('q') ?? '').trim();

export const handle = dataPage(
  ({ search }) => {
    const query = queryIn(search);
    return query === '' ? pageMeta.search : { ...pageMeta.search, title: `“${query}”: search results` };
  },
  { canonical: () => null },
);

/** One field, and what is found for the query that the address holds. */
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
        <SearchResults query={query} popular={popularEntries} />
      </div>
    </div>
  );
};
