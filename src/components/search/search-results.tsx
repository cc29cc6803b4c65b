import { kindLabels, searchTexts } from '../../content/search/search-page';
import { href } from '../../paths';
import { excerpt } from '../../search/terms';
import { useLogOutWithMessage } from '../account/use-log-out';
import { ButtonLink } from '../ui/button';
import { Link } from '../ui/link';
import { Marked } from './marked';
import { PopularList, resultLook } from './popular-list';
import { countId } from './search-field';
import { rememberSearch } from './use-recent-searches';
import { useResults } from './use-results';

const limits = { site: 40, account: 20 };

export const SearchResults = ({ query }: { query: string }) => {
  const { results, announcement, hasQuery, hasFailed } = useResults(query, limits);
  const [logOut, problem] = useLogOutWithMessage();
  const isEmpty = results?.count === 0;
  const { bestHits = [], accountHits = [], moreHits = [], actionHits = [], closestHits = [] } = results ?? {};
  const hits = isEmpty ? closestHits : [...bestHits, ...accountHits, ...moreHits, ...actionHits];
  const isLoading = hasQuery && !results && !hasFailed;
  return (
    <>
      <p
        id={countId}
        role="status"
        tabIndex={-1}
        className={hasQuery ? 'mb-4 min-h-6 font-semibold outline-none wrap-anywhere' : undefined}
      >
        {isLoading ? searchTexts.loading : hasQuery && hasFailed ? searchTexts.failed : announcement}
      </p>
      {problem && (
        <p role="alert" className="mb-4 on-bright bg-sun px-5 py-3">
          {problem}
        </p>
      )}
      {hits.length > 0 && (
        <ol className="border-b wide:grid wide:grid-cols-2 wide:gap-x-8">
          {hits.map(({ id, kind, title, text, href: to, terms, action }) => {
            const marked = <Marked text={title} terms={terms} />;
            return (
              <li key={`${kind} ${id}`} className="grid content-start gap-1 border-t py-5">
                <p className="eyebrow">{kindLabels[kind]}</p>
                <h2 className="text-subheading">
                  {action ? (
                    <button type="button" className={resultLook} onClick={logOut}>
                      {marked}
                    </button>
                  ) : (
                    <Link to={to} className={resultLook} onClick={() => rememberSearch(query)}>
                      {marked}
                    </Link>
                  )}
                </h2>
                {text && (
                  <p className="max-w-measure">
                    <Marked text={excerpt(text, terms)} terms={terms} />
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {isEmpty && (
        <ButtonLink to={href('contact')} className={hits.length > 0 ? 'mt-8' : 'mb-10'}>
          {searchTexts.ask}
        </ButtonLink>
      )}
      {(results ? isEmpty && hits.length === 0 : !isLoading) && <PopularList />}
    </>
  );
};
