import { useEffect, useMemo, useState } from 'react';
import type { Found, Hit, SearchIndex } from '../../search/engine';
import { findIn, nearestIn } from '../../search/engine';
import { loadSiteIndex } from '../../search/site-index';
import { queryTermsOf } from '../../search/terms';
import { fitsVisitor, type Visitor } from '../../search/visitor';
import { useStored } from '../../storage/use-stored';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';

const none: Found = { hits: [], isExact: false };
const always = () => true;

/** Who searches, kept up to date with this tab and all others. */
const useVisitor = (): Visitor & { email: string | null } => {
  const isSignedIn = useStored(authToken) !== null;
  return { isSignedIn, isAdmin: useStored(isAdmin), email: useStored(userEmail) };
};

/** The index of what the one signed in owns, made anew for each visitor and each time that the search opens. */
const useOwnIndex = ({ isSignedIn, isAdmin: isOfAdmin, email }: ReturnType<typeof useVisitor>): SearchIndex | null => {
  const owner = isSignedIn ? `${email} ${isOfAdmin}` : '';
  const [own, setOwn] = useState<{ owner: string; index: SearchIndex } | null>(null);
  useEffect(() => {
    if (owner === '') return;
    let isWanted = true;
    // The account's code and its storage load for those alone who have an account.
    import('./own-index')
      .then(({ makeOwnIndex }) => makeOwnIndex())
      .then((index) => isWanted && setOwn({ owner, index }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [owner]);
  return own?.owner === owner ? own.index : null;
};

export type Results = {
  /** The best first, whatever they are. */
  best: readonly Hit[];
  /** The visitor's own orders and requests. */
  own: readonly Hit[];
  /** Further ones of the site. */
  more: readonly Hit[];
  /** What comes nearest where nothing was found. */
  nearest: readonly Hit[];
};

const bestCount = 3;

/** Whether only one letter of its last word is there: thousands of own orders are not searched for what begins with it. */
const isBegun = (query: string) => /^\p{L}$/u.test(queryTermsOf(query).at(-1) ?? '');

const combine = (site: Found, own: Found): Omit<Results, 'nearest'> => {
  // What the visitor owns and has typed to the letter goes before what the site only resembles.
  const isOwn = own.isExact && !site.isExact;
  const hits = isOwn ? [] : site.hits;
  return {
    best: hits.slice(0, bestCount),
    own: own.isExact || site.hits.length === 0 ? own.hits : [],
    more: hits.slice(bestCount),
  };
};

/**
 * What is found for a query: in the site, and in what the visitor owns.
 * @param limits hits at most, of either
 * @returns `results` null while the index is on its way, or where the query tells nothing; `hasFailed` where it cannot be had
 */
export const useResults = (query: string, limits: { site: number; own: number }) => {
  const visitor = useVisitor();
  const { isSignedIn, isAdmin: isOfAdmin } = visitor;
  const own = useOwnIndex(visitor);
  const [site, setSite] = useState<SearchIndex | null>(null);
  /** The query for which the index could not be loaded; the next one tries again. */
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (site) return;
    let isWanted = true;
    loadSiteIndex().then(
      (index) => isWanted && setSite(index),
      () => isWanted && setFailed(query),
    );
    return () => {
      isWanted = false;
    };
  }, [site, query]);
  const tells = queryTermsOf(query).length > 0;
  const { site: mostOfSite, own: mostOwn } = limits;
  const results = useMemo((): Results | null => {
    if (!tells || !site) return null;
    const fits = fitsVisitor({ isSignedIn, isAdmin: isOfAdmin });
    const found = findIn(site, query, fits, mostOfSite);
    const combined = combine(found, own && !isBegun(query) ? findIn(own, query, always, mostOwn) : none);
    const isEmpty = combined.best.length + combined.own.length === 0;
    return { ...combined, nearest: isEmpty ? nearestIn(site, query, fits, bestCount) : [] };
  }, [query, tells, site, own, isSignedIn, isOfAdmin, mostOfSite, mostOwn]);
  return { results, tells, hasFailed: failed !== null && !site, isReady: site !== null, isSignedIn };
};
