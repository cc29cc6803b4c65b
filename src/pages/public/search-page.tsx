import type { FormEvent } from 'react';
import { NeedsScript } from '../../components/feedback/needs-script';
import { PopularList } from '../../components/search/popular-list';
import { countId, SearchField } from '../../components/search/search-field';
import { rememberSearch } from '../../components/search/use-recent-searches';
import { pageMeta } from '../../content/pages';
import { searchFieldTexts } from '../../content/search/search-field';
import { searchTexts } from '../../content/search/search-page';
import { dataPage } from '../../head/page-handle';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useUrlState, useUrlText } from '../../hooks/use-url-state';

/** Loaded with the search library and the index as soon as there is a query. */
const loadResults = async () => (await import('../../components/search/search-results')).SearchResults;

export const handle = dataPage(
  ({ search }) => {
    const query = (search.get('q') ?? '').trim();
    return query === '' ? pageMeta.search : { ...pageMeta.search, title: `“${query}”: search results` };
  },
  { canonical: () => null },
);

/** The search field and the results for its text, which update while the visitor types. The query in the address follows the text. */
export const Component = () => {
  const [search, update] = useUrlState();
  const inAddress = search.get('q') ?? '';
  const query = inAddress.trim();
  const { text, field, type, flush } = useUrlText(inAddress, (q) => update({ q }, 'typed'));
  const wanted = text.trim();
  // Moves the focus to the results, which closes an on-screen keyboard; without results, to the field.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    type(wanted);
    rememberSearch(wanted);
    update({ q: wanted }, 'submitted');
    (document.getElementById(countId) ?? event.currentTarget.querySelector('input'))?.focus({ preventScroll: true });
  };
  const [SearchResults, , hasFailed] = useOnDemand(loadResults, wanted);
  return (
    <div className="page-grid grid content-start gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="wrap-anywhere text-title lg:col-span-12">
        {query === '' ? searchFieldTexts.heading : `“${query}”`}
      </h1>
      <div className="grid content-start gap-6 lg:col-span-4">
        <SearchField
          ref={field}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={flush}
          onSubmit={submit}
        />
        <p className="max-w-measure text-fg-quiet">{searchFieldTexts.intro}</p>
        <NeedsScript what={searchFieldTexts.needsScript} />
      </div>
      <div className="lg:col-span-8">
        {wanted === '' ? (
          <PopularList />
        ) : SearchResults ? (
          <SearchResults query={wanted} />
        ) : (
          <p role="status">{hasFailed ? searchTexts.failed : searchTexts.loading}</p>
        )}
      </div>
    </div>
  );
};
