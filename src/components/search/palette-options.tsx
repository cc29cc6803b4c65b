import { CommandGroup } from 'cmdk';
import type { ReactNode } from 'react';
import { logOutTexts } from '../../content/account/account-links';
import { kindHeadings, popularEntries, searchTexts } from '../../content/search/search-page';
import { href, searchHref } from '../../paths';
import type { Hit } from '../../search/engine';
import { ActionOption, hitContent, LinkOption } from './result-option';
import type { Results } from './use-results';

type Handlers = {
  onFollow: () => void;
  onLogOut: () => void;
};

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <CommandGroup heading={heading} className="border-b py-2 last:border-b-0">
    {children}
  </CommandGroup>
);

/** Hits of one group. `source` is the index that found them: ids are unique within one index only. */
type HitsProps = Pick<Handlers, 'onFollow'> & { heading: string; hits: readonly Hit[]; source: 'site' | 'account' };

const Hits = ({ heading, hits, source, onFollow }: HitsProps) =>
  hits.length > 0 && (
    <Group heading={heading}>
      {hits.map((hit) => (
        <LinkOption key={hit.id} value={`${source} ${hit.id}`} to={hit.href} onFollow={onFollow} {...hitContent(hit)} />
      ))}
    </Group>
  );

const byKind = (hits: readonly Hit[]) =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) => [kind, hits.filter((hit) => hit.kind === kind)] as const);

const PopularOptions = ({ onFollow }: Pick<Handlers, 'onFollow'>) => (
  <Group heading={searchTexts.popular}>
    {popularEntries.map(({ title, text, href }) => (
      <LinkOption key={href} value={href} to={href} title={title} text={text} onFollow={onFollow} />
    ))}
  </Group>
);

/** The results, and an option that opens `/search`; if nothing was found, one that opens `/contact`. */
export const ResultOptions = ({
  query,
  results,
  onFollow,
  onLogOut,
}: Handlers & { query: string; results: Results }) => {
  const { bestHits, accountHits, moreHits, actionHits, closestHits, count } = results;
  return (
    <>
      <Hits heading={searchTexts.best} hits={bestHits} source="site" onFollow={onFollow} />
      {byKind(accountHits).map(([kind, hits]) => (
        <Hits key={kind} heading={kindHeadings[kind]} hits={hits} source="account" onFollow={onFollow} />
      ))}
      {byKind(moreHits).map(([kind, hits]) => (
        <Hits key={kind} heading={kindHeadings[kind]} hits={hits} source="site" onFollow={onFollow} />
      ))}
      <Hits heading={searchTexts.closest} hits={closestHits} source="site" onFollow={onFollow} />
      {count > 0 ? (
        <Group heading={searchTexts.all}>
          <LinkOption value="all" to={searchHref(query)} onFollow={onFollow} title={searchTexts.seeAll} />
        </Group>
      ) : (
        <Group heading={searchTexts.notFound}>
          <LinkOption value="ask" to={href('contact')} onFollow={onFollow} title={searchTexts.ask} />
        </Group>
      )}
      {actionHits.length > 0 && (
        <Group heading={kindHeadings.account}>
          {actionHits.map((hit) => (
            <ActionOption key={hit.id} value={`site ${hit.id}`} onChoose={onLogOut} {...hitContent(hit)} />
          ))}
        </Group>
      )}
      {count === 0 && closestHits.length === 0 && <PopularOptions onFollow={onFollow} />}
    </>
  );
};

type InitialProps = Handlers & {
  recent: readonly string[];
  onSearch: (query: string) => void;
  popularAccountPages: readonly { title: string; href: string }[];
};

export const InitialOptions = ({ recent, popularAccountPages, onSearch, onFollow, onLogOut }: InitialProps) => (
  <>
    {recent.length > 0 && (
      <Group heading={searchTexts.recent}>
        {recent.map((query) => (
          <ActionOption key={query} value={`recent ${query}`} title={query} onChoose={() => onSearch(query)} />
        ))}
      </Group>
    )}
    {popularAccountPages.length > 0 && (
      <Group heading={kindHeadings.account}>
        {popularAccountPages.map(({ title, href }) => (
          <LinkOption key={title} value={`account ${title}`} to={href} title={title} onFollow={onFollow} />
        ))}
      </Group>
    )}
    <PopularOptions onFollow={onFollow} />
    {popularAccountPages.length > 0 && (
      <Group heading={kindHeadings.account}>
        <ActionOption value="log out" title={logOutTexts.label} onChoose={onLogOut} />
      </Group>
    )}
  </>
);
