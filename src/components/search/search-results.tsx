import { Link, useNavigate } from 'react-router-dom';
import { kindLabels, searchWords } from '../../content/search/search-page';
import { href } from '../../paths';
import type { Hit } from '../../search/engine';
import { excerpt } from '../../search/excerpt';
import { ButtonLink } from '../ui/button';
import { countText } from './count-text';
import { Marked } from './marked';
import { PopularList } from './popular-list';
import { resultLook } from './result-look';
import { useResults } from './use-results';

const limits = { site: 40, own: 20 };

const Result = ({
  hit: { kind, title, text, href: to, terms, action },
  onLogOut,
}: {
  hit: Hit;
  onLogOut: () => void;
}) => {
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
          <Link to={to} className={resultLook}>
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

/** All that is found for a query, as a list, the best first; without one, what people want most. */
export const SearchResults = ({ query }: { query: string }) => {
  const navigate = useNavigate();
  const { results, tells, hasFailed } = useResults(query, limits);
  const logOut = async () => {
    const session = await import('../../services/account/session');
    await session.logOut();
    navigate(href('login'));
  };
  const all = results ? [...results.best, ...results.own, ...results.more] : [];
  const shown = all.length > 0 ? all : (results?.nearest ?? []);
  return (
    <>
      <p role="status" className="pb-4 font-semibold wrap-anywhere">
        {results
          ? countText(results, query)
          : tells && !hasFailed
            ? searchWords.loading
            : hasFailed && tells
              ? searchWords.failed
              : ''}
      </p>
      {results && all.length === 0 && (
        <div className="grid justify-items-start gap-5 pb-10">
          <ButtonLink to={href('contact')}>{searchWords.ask}</ButtonLink>
          {shown.length > 0 && <h2 className="text-heading">{searchWords.nearest}</h2>}
        </div>
      )}
      {shown.length > 0 && (
        <ol className="border-b">
          {shown.map((hit) => (
            <Result key={`${hit.kind} ${hit.id}`} hit={hit} onLogOut={logOut} />
          ))}
        </ol>
      )}
      {!results && !(tells && !hasFailed) && <PopularList />}
    </>
  );
};
