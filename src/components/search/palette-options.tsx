import { CommandGroup } from 'cmdk';
import type { ReactNode } from 'react';
import { kindNames, popularEntries, searchWords } from '../../content/search/search-page';
import { href, searchHref } from '../../paths';
import type { Hit } from '../../search/engine';
import { ActionOption, hitContent, LinkOption } from './result-option';
import type { Results } from './use-results';

type Deeds = {
  /** A result is followed, after which the dialog is gone. */
  onFollow: () => void;
  onLogOut: () => void;
};

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <CommandGroup
    heading={heading}
    className="border-b py-2 last:border-b-0 **:[[cmdk-group-heading]]:px-5 **:[[cmdk-group-heading]]:py-2 sm:**:[[cmdk-group-heading]]:px-7 **:[[cmdk-group-heading]]:text-fg-quiet **:[[cmdk-group-heading]]:text-[0.8125rem] **:[[cmdk-group-heading]]:font-semibold"
  >
    {children}
  </CommandGroup>
);

const HitOption = ({ hit, place, onFollow, onLogOut }: Deeds & { hit: Hit; place: string }) => {
  const value = `${place} ${hit.id}`;
  return hit.action ? (
    <ActionOption value={value} onChoose={onLogOut} {...hitContent(hit)} />
  ) : (
    <LinkOption value={value} to={hit.href} onFollow={onFollow} {...hitContent(hit)} />
  );
};

/** The results by kind, in the order in which the best of each kind was found. */
const byKind = (hits: readonly Hit[]) =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) => [kind, hits.filter((hit) => hit.kind === kind)] as const);

const Hits = ({ heading, hits, place, ...deeds }: Deeds & { heading: string; hits: readonly Hit[]; place: string }) =>
  hits.length > 0 && (
    <Group heading={heading}>
      {hits.map((hit) => (
        <HitOption key={hit.id} hit={hit} place={place} {...deeds} />
      ))}
    </Group>
  );

/** What was found: the best, what the visitor owns, the rest by kind; or what is nearest. Then the page with all of it. */
export const FoundOptions = ({ query, results, ...deeds }: Deeds & { query: string; results: Results }) => {
  const { best, own, more, nearest } = results;
  const isFound = best.length + own.length > 0;
  return (
    <>
      <Hits heading={searchWords.best} hits={best} place="site" {...deeds} />
      {byKind(own).map(([kind, hits]) => (
        <Hits key={kind} heading={kindNames[kind]} hits={hits} place="own" {...deeds} />
      ))}
      {byKind(more).map(([kind, hits]) => (
        <Hits key={kind} heading={kindNames[kind]} hits={hits} place="site" {...deeds} />
      ))}
      <Hits heading={searchWords.nearest} hits={nearest} place="site" {...deeds} />
      <Group heading={isFound ? searchWords.further : searchWords.otherwise}>
        {isFound && <LinkOption value="all" to={searchHref(query)} onFollow={deeds.onFollow} title={searchWords.all} />}
        {!isFound && <LinkOption value="ask" to={href('contact')} onFollow={deeds.onFollow} title={searchWords.ask} />}
      </Group>
    </>
  );
};

type BeforeTyping = Deeds & {
  recent: readonly string[];
  onSearch: (query: string) => void;
  account: readonly { title: string; href: string }[];
};

/** Before anything is typed: what was searched for last, and what people want most. */
export const FirstOptions = ({ recent, account, onSearch, onFollow, onLogOut }: BeforeTyping) => (
  <>
    {recent.length > 0 && (
      <Group heading={searchWords.recent}>
        {recent.map((query) => (
          <ActionOption key={query} value={`recent ${query}`} title={query} onChoose={() => onSearch(query)} />
        ))}
      </Group>
    )}
    {account.length > 0 && (
      <Group heading={kindNames.account}>
        {account.map(({ title, href }) => (
          <LinkOption key={title} value={`account ${title}`} to={href} title={title} onFollow={onFollow} />
        ))}
        <ActionOption value="log out" title={searchWords.logOut} onChoose={onLogOut} />
      </Group>
    )}
    <Group heading={searchWords.popular}>
      {popularEntries.map(({ title, text, href }) => (
        <LinkOption key={href} value={href} to={href} title={title} text={text} onFollow={onFollow} />
      ))}
    </Group>
  </>
);
