import { Link } from 'react-router-dom';
import { kindLabels, searchWords } from '../../content/search/search-page';
import { href } from '../../paths';
import type { Hit } from '../../search/engine';
import { excerpt } from '../../search/excerpt';
import { ButtonLink } from '../ui/button';
import { countId, countText } from './count-text';
import { Marked } from './marked';
import { PopularList } from './popular-list';
import { resultLook } from './result-look';
import { useLogOut } from './use-log-out';
import { rememberSearch } from './use-recent-searches';
import { useRested } from './use-rested';
import { useResults } from './use-results';

const limits = { site: 40, own: 20 };

type Deeds = { onFollow: () => void; onLogOut: () => void };

const Result = ({ hit: { kind, title, text, href: to, terms, action }, onFollow, onLogOut }: Deeds & { hit: Hit }) => {
  const marked = <Marked text={title} terms={terms} />;
  return (
    <li className="grid gap-1 border-t py-5">
      <p className="eyebrow">{kindLabels[kind]}</p>
      <h2 className="text-subheading">
        {action ? (
          <button type="button" className={resultLook} onClick={onLogOut}>
            {marked}
          </button>
        ) : (
          <Link to={to} className={resultLook} onClick={onFollow}>
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
};

/** All that is found for a query, as a list, the best first; where the query tells nothing, what people want most. */
export const SearchResults = ({ query }: { query: string }) => {
  const { results, tells, hasFailed } = useResults(query, limits);
  const [logOut, problem] = useLogOut();
  const rested = useRested(query);
  const all = results ? [...results.best, ...results.own, ...results.more] : [];
  const shown = all.length > 0 ? all : (results?.nearest ?? []);
  const isLoading = tells && !results && !hasFailed;
  const counted = results && rested === query ? countText(results, query) : '';
  return (
    <>
      <p
        id={countId}
        role="status"
        tabIndex={-1}
        className={tells ? 'mb-4 min-h-6 font-semibold outline-none wrap-anywhere' : undefined}
      >
        {isLoading ? searchWords.loading : tells && hasFailed ? searchWords.failed : counted}
      </p>
      {problem && (
        <p role="alert" className="mb-4 bg-sun px-5 py-3 text-ink">
          {problem}
        </p>
      )}
      {results && all.length === 0 && (
        <div className="grid justify-items-start gap-5 pb-10">
          <ButtonLink to={href('contact')}>{searchWords.ask}</ButtonLink>
          {shown.length > 0 && <h2 className="text-heading">{searchWords.nearest}</h2>}
        </div>
      )}
      {shown.length > 0 && (
        <ol className="border-b">
          {shown.map((hit) => (
            <Result key={`${hit.kind} ${hit.id}`} hit={hit} onFollow={() => rememberSearch(query)} onLogOut={logOut} />
          ))}
        </ol>
      )}
      {!results && !isLoading && <PopularList />}
    </>
  );
};
