import { useEffect } from 'react';
import { NeedsScript } from '../../components/feedback/needs-script';
import { PopularList } from '../../components/search/popular-list';
import { SearchForm } from '../../components/search/search-form';
import { useSearchText } from '../../components/search/use-search-text';
import { pageMeta } from '../../content/pages';
import { searchWords } from '../../content/search/search-page';
import { dataPage } from '../../head/page-handle';
import { useOnDemand } from '../../lib/use-on-demand';

/** With the search library and the index, which are loaded once there is a query. */
const loadResults = async () => (await import('../../components/search/search-results')).SearchResults;

export const handle = dataPage(
  ({ search }) => {
    const query = (search.get('q') ?? '').trim();
    return query === '' ? pageMeta.search : { ...pageMeta.search, title: `“${query}”: search results` };
  },
  { canonical: () => null },
);

/** A search field, and the results for its text, which the query in the address follows. */
export const Component = () => {
  const { query, text, ...rest } = useSearchText();
  const wanted = text.trim();
  const [SearchResults, load, hasFailed] = useOnDemand(loadResults);
  useEffect(() => {
    if (wanted !== '') void load();
  }, [wanted, load]);
  return (
    <div className="page-grid grid content-start gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="wrap-anywhere text-title lg:col-span-12">{query === '' ? searchWords.heading : `“${query}”`}</h1>
      <div className="grid content-start gap-6 lg:col-span-4">
        <SearchForm text={text} {...rest} />
        <p className="max-w-measure text-fg-quiet">{searchWords.intro}</p>
        <NeedsScript what={searchWords.needsScript} />
      </div>
      <div className="lg:col-span-8">
        {wanted === '' ? (
          <PopularList />
        ) : SearchResults ? (
          <SearchResults query={wanted} />
        ) : (
          <p role="status">{hasFailed ? searchWords.failed : searchWords.loading}</p>
        )}
      </div>
    </div>
  );
};
