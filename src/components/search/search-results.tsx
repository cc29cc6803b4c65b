import { Link, useNavigate } from 'react-router-dom';
import { kindLabels, searchWords } from '../../content/search/search-page';
import { href } from '../../paths';
import type { Hit } from '../../search/engine';
import { excerpt } from '../../search/excerpt';
import { ButtonLink } from '../ui/button';
import { countText } from './count-text';
import { Marked } from './marked';
import { useResults } from './use-results';

const limits = { site: 40, own: 20 };

const titleLook = 'text-link font-display font-semibold text-subheading wrap-anywhere';

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
          <button type="button" className={titleLook} onClick={onLogOut}>
            {marked}
          </button>
        ) : (
          <Link to={to} className={titleLook}>
            {marked}
          </Link>
        )}
      </h2>
      <p className="max-w-measure">
        <Marked text={excerpt(text, terms)} terms={terms} />
      </p>
    </li>
  );
};

type Popular = readonly { title: string; text: string; href: string }[];

const PopularList = ({ popular }: { popular: Popular }) => (
  <section aria-labelledby="popular">
    <h2 id="popular" className="mb-4 text-heading">
      {searchWords.popular}
    </h2>
    <ul className="border-b">
      {popular.map(({ title, text, href: to }) => (
        <li key={to} className="grid gap-1 border-t py-4">
          <Link to={to} className={`${titleLook} justify-self-start`}>
            {title}
          </Link>
          <p className="text-fg-quiet">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** All that is found for a query, as a list, the best first; without one, what people want most. */
export const SearchResults = ({ query, popular }: { query: string; popular: Popular }) => {
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
      {!results && <PopularList popular={popular} />}
    </>
  );
};
