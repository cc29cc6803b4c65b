import { beforeEach, describe, expect, it } from 'vitest';
import { text } from '../../src/storage/codecs/codec';
import { key } from '../../src/storage/key';
import { store, type Transaction } from '../../src/storage/store';
import { limitStorage } from '../support/storage';

const credits = key('credits', 'local', text, null);
const inTab = key('draft:onboarding:ada', 'session', text, null);
const [brief, site] = ['b'.repeat(500), 's'.repeat(500)];

/** A step that needs the room of a draft. */
const buy = (tx: Transaction) => tx.write(credits, 'c'.repeat(100));
const stored = () => ({ local: { ...localStorage }, session: { ...sessionStorage } });
const bought = { credits: 'c'.repeat(100), other: 'o'.repeat(100) };

describe('in a full storage', () => {
  beforeEach(() => {
    localStorage.setItem('briefDraft_ada', brief);
    localStorage.setItem('other', bought.other);
  });

  it.each([[null], [brief]])('a draft of an account moves into the tab, which has %o of it', async (tabText) => {
    if (tabText !== null) sessionStorage.setItem(inTab.name, tabText);
    limitStorage();
    await store.transact(buy);
    expect(stored()).toEqual({ local: bought, session: { [inTab.name]: brief } });
  });

  it('a draft stays where the tab has another one, and one that has a place in the tab makes room', async () => {
    localStorage.setItem('siteDraft_ada', site);
    sessionStorage.setItem(inTab.name, 'other');
    limitStorage();
    await store.transact(buy);
    expect(stored()).toEqual({
      local: { ...bought, briefDraft_ada: brief },
      session: { [inTab.name]: 'other', 'draft:instant-site:ada': site },
    });
  });

  it('a draft does not take the place of one that the same step writes into the tab', async () => {
    localStorage.setItem('siteDraft_ada', site);
    limitStorage();
    await store.transact((tx) => {
      buy(tx);
      tx.write(inTab, 'typed');
    });
    expect(stored()).toEqual({
      local: { ...bought, briefDraft_ada: brief },
      session: { [inTab.name]: 'typed', 'draft:instant-site:ada': site },
    });
  });

  it('a draft without a place in the tab is removed if nothing else makes room', async () => {
    sessionStorage.setItem(inTab.name, 'other');
    limitStorage();
    await store.transact(buy);
    expect(stored()).toEqual({ local: bought, session: { [inTab.name]: 'other' } });
  });
});
