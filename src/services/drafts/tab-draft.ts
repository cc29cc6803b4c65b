/** The draft of one open form in one tab: it stores what is typed, in one step with what other tabs have stored. */
import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import { fits, StorageWriteError, store, type Transaction } from '../../storage/store';
import * as drafts from './draft';
import * as places from './places';

/** `send`: its id stays from here on. `now`: the page is left, so no other tab is waited for; what one overwrites is written again. */
export type SaveHow = 'keep' | 'send' | 'now';

export class TabDraft {
  owner: string | null = null;
  draft = drafts.freshDraft();
  /** How many answers another tab has changed. The form sets it back. */
  news = 0;
  /** Another draft of this customer, in the other place, which they may swap with it. */
  other: drafts.Draft | null = null;
  /** The submission that was made from it, perhaps in another tab. */
  sent: Submission | null = null;
  /** `tab`: with the account is no room. `failed`: the browser refused to store the last change. */
  status: 'none' | 'restored' | 'saved' | 'tab' | 'failed' = 'none';
  /** Whether other tabs have it, too. Signed out, every tab has drafts of its own. */
  isShared = false;
  /** The fields that are not stored as they are here, and the id that is stored. */
  #unsaved: readonly string[] = [];
  #storedId = this.draft.id;

  /** @param isSending while it is, the id stays @param count how many answers a person would count now */
  constructor(
    readonly form: string,
    readonly isSending: () => boolean = () => false,
    readonly count?: () => number,
  ) {}

  get #keys() {
    const account = places.accountKey(this.form, this.owner);
    const tab = places.tabKey(this.form, this.owner);
    return { account, tab, shown: (this.isShared && account) || tab };
  }

  /** Opens the draft of a customer, or of a guest. What the account has to get of it is to be saved. */
  open(owner = this.owner): void {
    this.owner = owner;
    const { account } = this.#keys;
    const { draft, isOwn, other } = drafts.bringTogether(places.readInTab(this.form, owner), places.readAt(account));
    if (!isOwn && !other) places.removeFromTab(this.form, owner);
    this.draft = draft ? { ...draft, id: draft.id || createId(), isAside: false } : drafts.freshDraft();
    [this.other, this.isShared] = [other, account !== null && !(isOwn && other)];
    this.#unsaved = isOwn && this.isShared ? Object.keys(this.draft.values) : [];
    this.#storedId = this.draft.id;
    this.status = drafts.isEmpty(this.draft) ? 'none' : 'restored';
    this.#merge(store);
    this.news = 0;
  }

  type(values: drafts.Leaves): void {
    this.draft = { ...drafts.answered(this.draft, values), at: places.browserTime() };
    this.#unsaved = [...this.#unsaved, ...Object.keys(values)];
  }

  get needsSaving(): boolean {
    return !this.sent && (this.#unsaved.length > 0 || this.draft.id !== this.#storedId);
  }

  /** Merges what is stored, unless it was sent; what this tab has newer is to be saved. */
  #merge(reader: Pick<places.Tx, 'read'>, keepsId = this.isSending()) {
    const [mine, { account, shown }] = [this.draft, this.#keys];
    this.sent = (account && places.findSent(reader, this.form, mine.id)) ?? null;
    if (this.sent || !this.isShared) return;
    const stored = places.readAt(shown, reader);
    if (stored) {
      const { draft, unsaved } = drafts.mergeDrafts(mine, stored, this.#unsaved);
      this.news += drafts.otherIn(draft.values, mine.values).length;
      this.draft = { ...draft, id: keepsId ? mine.id : places.commonId(reader, this.form, mine, stored) };
      [this.#unsaved, this.#storedId] = [unsaved, stored.id];
      // It has gone without the customer's doing, as when another tab needed the room.
    } else if ((this.status === 'saved' || this.status === 'restored') && !places.isOver(mine))
      this.#unsaved = Object.keys(mine.values);
  }

  /** After a change of storage. A customer who has logged out has no part in it. */
  follow(): void {
    if (!this.isSending() && places.draftOwner() === this.owner) this.#merge(store);
  }

  #step(tx: places.Tx & Pick<Transaction, 'after'>, how: SaveHow) {
    this.#merge(tx, how !== 'send' && this.isSending());
    if (this.sent) return;
    const { shown } = this.#keys;
    if (how === 'send') this.draft = { ...this.draft, isClaimed: true };
    this.draft = { ...this.draft, answers: this.count?.() ?? this.draft.answers };
    // Other tabs have to learn that it is empty, or that it is sent as the form begins.
    const isKept = how === 'send' || (this.isShared && places.readAt(shown, tx) !== null);
    if (isKept || !drafts.isEmpty(this.draft)) this.draft = places.writeAt(shown, this.draft, tx);
    else places.removeAt(shown, tx);
    tx.after(() => {
      [this.#unsaved, this.#storedId] = [[], this.draft.id];
      if (this.isShared && !this.other) places.removeFromTab(this.form, this.owner);
      // A guest's, for which there was no room before, is part of what is stored now.
      else if (!this.isShared && this.owner !== null) places.removeAt(places.tabKey(this.form, null));
      this.status = drafts.isEmpty(this.draft) ? 'none' : this.status === 'restored' ? 'restored' : 'saved';
    });
  }

  /** Reads, merges and writes in one step. */
  async save(how: SaveHow = 'keep'): Promise<void> {
    // Another tab has erased everything.
    if (how === 'now' && this.isShared && store.names().length === 0) return;
    try {
      if (how === 'now' || !this.isShared) return this.#step({ ...store, after: (effect) => effect() }, how);
      places.removeOver();
      await store.transact((tx) => this.#step(tx, how), false);
    } catch (error) {
      if (!(error instanceof StorageWriteError)) throw error;
      // Without room with the account it is kept in the tab, where the other of two drafts has its place.
      const { tab } = this.#keys;
      // Written again without a change, it would be noticed as one, and tried again.
      const isKnown = drafts.isSameIn(this.draft, places.readAt(tab));
      const isInTab = this.isShared && !this.other && fits(() => isKnown || places.writeAt(tab, this.draft));
      this.status = isInTab ? 'tab' : 'failed';
    }
  }

  /** After it was sent: all drafts of this form and customer go, and the next one has another id. */
  end(): void {
    const { account } = this.#keys;
    if (this.other || places.readAt(account)?.id === this.draft.id) places.removeAt(account);
    places.removeFromTab(this.form, this.owner);
    this.open();
  }

  /** Empties it, in all tabs; or begins a new one, after it was sent. Of two drafts, the other one is opened. */
  async clear(): Promise<void> {
    if (this.sent) return this.end();
    const isOneOfTwo = this.other !== null;
    this.type(drafts.emptied(this.draft).values);
    await this.save();
    if (isOneOfTwo) this.open();
  }

  /** Shows the other of two drafts. */
  swap(): void {
    if (this.needsSaving) void this.save('now');
    const inTab = places.readAt(this.#keys.tab);
    // What could not be stored stays.
    if (!inTab || this.needsSaving) return;
    store.write(this.#keys.tab, drafts.encodeDraft({ ...inTab, isAside: !this.isShared }));
    this.open();
  }
}
