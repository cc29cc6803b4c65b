import { useEffect, useMemo, useState } from 'react';
import { plural } from '../../content/format/numbers';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useSettled } from '../../hooks/use-settled';
import { bestCount, closestIn, type Found, findIn, type Hit, type SearchIndex } from '../../search/engine';
import { isVisibleTo, type Searcher } from '../../search/entry';
import { loadSiteIndex } from '../../search/site-index';
import { queryTermsOf } from '../../search/terms';
import { useStored } from '../../storage/use-stored';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';

const quoted = (text: string) => `“${text}”`;

/** '12 results for “logo”', 'Nothing found for “logo”', 'No page has “lgoo”. Results for “logo”', 'No match for portfffolyo. Near:' */
export const countText = ({ count, near, closestHits }: Results, query: string): string => {
  if (closestHits.length > 0) return `No match for ${query.trim()}. Near:`;
  if (count === 0) return `Nothing found for ${quoted(query.trim())}`;
  if (near) return `No page has ${near.missing.map(quoted).join(' or ')}. Results for ${quoted(near.query)}`;
  return `${plural(count, 'result')} for ${quoted(query.trim())}`;
};

/** Milliseconds without a key press after which the number of results is announced. */
const pause = 600;

const useVisitor = (): Searcher & { email: string | null } => {
  const isSignedIn = useStored(authToken) !== null;
  return { isSignedIn, isAdmin: useStored(isAdmin), email: useStored(userEmail) };
};

/** The index of the customer's orders and projects. It is built again for each customer and each time the search opens. */
const useAccountIndex = ({ isSignedIn, isAdmin, email }: ReturnType<typeof useVisitor>): SearchIndex | null => {
  const account = isSignedIn ? `${email} ${isAdmin}` : '';
  const [built, setBuilt] = useState<{ account: string; index: SearchIndex } | null>(null);
  useEffect(() => {
    if (account === '') return;
    let isCurrent = true;
    // Only visitors who are signed in load the account's code.
    import('./account-entries')
      .then(({ createAccountIndex }) => createAccountIndex())
      .then((index) => isCurrent && setBuilt({ account, index }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [account]);
  return built?.account === account ? built.index : null;
};

export type Results = ReturnType<typeof combine> & {
  /** Entries with similar words, if there is no hit. */
  closestHits: readonly Hit[];
};

const noHits: Found = { hits: [], isExact: false, near: null };

/** A single letter is the prefix of thousands of orders, so the account's index is searched from the second letter on. */
const endsInOneLetter = (query: string) => /^\p{L}$/u.test(queryTermsOf(query).at(-1) ?? '');

const combine = (site: Found, account: Found) => {
  // An exact hit in the customer's own orders is better than a hit of the site that matches only with typing errors.
  const found = account.isExact && !site.isExact ? [] : site.hits;
  const siteHits = found.filter(({ action }) => !action);
  const accountHits = account.isExact || site.hits.length === 0 ? account.hits : [];
  return {
    bestHits: siteHits.slice(0, bestCount),
    accountHits,
    moreHits: siteHits.slice(bestCount),
    /** What acts at once, such as *Log out*. It is behind all others, so that nobody gets there by accident. */
    actionHits: found.filter(({ action }) => action),
    /** What the query was corrected to, if no entry has some of its words. */
    near: found.length > 0 ? site.near : account.near,
    count: found.length + accountHits.length,
  };
};

/** @returns `results`: null while the index is loading, and without a query; `announcement`: once the visitor pauses typing */
export const useResults = (query: string, limits: { site: number; account: number }) => {
  const visitor = useVisitor();
  const accountIndex = useAccountIndex(visitor);
  // Without a query, too: one will come.
  const [siteIndex, , hasFailed] = useOnDemand(loadSiteIndex, query || true);
  const hasQuery = queryTermsOf(query).length > 0;
  const { isSignedIn, isAdmin } = visitor;
  const { site: siteLimit, account: accountLimit } = limits;
  const results = useMemo((): Results | null => {
    if (!hasQuery || !siteIndex) return null;
    const isVisible = isVisibleTo({ isSignedIn, isAdmin });
    const site = findIn(siteIndex, query, isVisible, siteLimit);
    const account =
      accountIndex && !endsInOneLetter(query) ? findIn(accountIndex, query, () => true, accountLimit) : noHits;
    const combined = combine(site, account);
    const closestHits = combined.count === 0 ? closestIn(siteIndex, query, isVisible, bestCount) : [];
    return { ...combined, closestHits };
  }, [query, hasQuery, siteIndex, accountIndex, isSignedIn, isAdmin, siteLimit, accountLimit]);
  const paused = useSettled(query, pause, query);
  return {
    results,
    announcement: results && paused === query ? countText(results, query) : '',
    hasQuery,
    hasFailed,
    isReady: siteIndex !== null,
    isSignedIn,
  };
};
