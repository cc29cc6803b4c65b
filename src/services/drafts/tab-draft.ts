/** The draft of one open form in one tab: it stores what is typed, in one step with what other tabs have stored. */
import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import { store } from '../../storage/store';
import { fits, StorageWriteError } from '../../storage/transaction';
import * as drafts from './draft';
import { type Opened, openDraft } from './open-draft';
import * as places from './places';

export class TabDraft {
  owner: string | null = null;
  draft = drafts.freshDraft();
  /** How many answers another tab has changed. The form sets it back. */
  news = 0;
  other: Opened['other'] = null;
  /** The submission that was made from it, perhaps in another tab. */
  sent: Submission | null = null;
  /** `tab`: with the account is no room. `failed`: the browser refused to store the last change. */
  status: 'none' | 'restored' | 'saved' | 'tab' | 'failed' = 'none';
  /** What this tab has last read or written; null if it is gone. */
  #saved: drafts.Draft | null = null;
  /** Whether other tabs have it, too. Signed out, every tab has drafts of its own. */
  isShared = false;

  /** @param isSending while it is, the id stays */
  constructor(
    readonly form: string,
    readonly isSending: () => boolean = () => false,
  ) {}

  get #accountKey() {
    return places.accountKey(this.form, this.owner);
  }
  get #tabKey() {
    return places.tabKey(this.form, this.owner);
  }
  get #key() {
    return (this.isShared && this.#accountKey) || this.#tabKey;
  }

  /** Opens the draft of a customer, or of a guest. */
  open(owner = this.owner): void {
    const { draft, isShared, other } = openDraft(this.form, owner);
    this.draft = draft ? { ...draft, id: draft.id || createId() } : drafts.freshDraft();
    [this.owner, this.isShared, this.other, this.news, this.#saved] = [owner, isShared, other, 0, this.draft];
    const isHere = !isShared || places.readAt(this.#key) !== null;
    this.status = drafts.isEmpty(this.draft) ? 'none' : isHere ? 'restored' : 'tab';
    this.#look(store);
  }

  get needsSaving(): boolean {
    const { draft, sent } = this;
    return !sent && (drafts.changedIn(draft, this.#saved).length > 0 || draft.id !== (this.#saved ?? draft).id);
  }

  #look(reader: Pick<places.Tx, 'read'>) {
    this.sent = (this.#accountKey && places.findSent(reader, this.form, this.draft.id)) ?? null;
  }

  /** Merges what is stored, unless it was sent; what this tab has newer is to be saved. */
  #merge(reader: Pick<places.Tx, 'read'>, claims = false) {
    this.#look(reader);
    if (this.sent || !this.isShared) return;
    const [mine, stored] = [this.draft, places.readAt(this.#key, reader)];
    if (stored) {
      const merged = drafts.mergeDrafts(mine, stored, this.#saved);
      this.news += drafts.otherIn(merged, mine).length;
      const keepsId = this.isSending() && !claims;
      this.draft = { ...merged, id: keepsId ? mine.id : places.commonId(reader, this.form, mine, stored) };
      this.#saved = stored;
      // It has gone without the customer's doing, as when another tab needed the room.
    } else if ((this.status === 'saved' || this.status === 'restored') && !places.isOver(mine)) this.#saved = null;
  }

  /** After a change of storage. A customer who has logged out has no part in it. */
  follow(): void {
    if (!this.isSending() && places.draftOwner() === this.owner) this.#merge(store);
  }

  #step(tx: places.Tx, claims = false) {
    this.#merge(tx, claims);
    if (this.sent) return;
    if (claims) this.draft = { ...this.draft, isClaimed: true };
    // Other tabs have to learn that it is empty, or that it is sent as the form begins.
    const isKept = !drafts.isEmpty(this.draft) || claims || (this.isShared && places.readAt(this.#key, tx) !== null);
    if (isKept) this.draft = places.writeAt(this.#key, this.draft, tx);
    else places.removeAt(this.#key, tx);
  }

  #wasSaved() {
    if (this.sent) return;
    this.#saved = this.draft;
    if (this.isShared && !this.other) places.removeAt(this.#tabKey);
    this.status = drafts.isEmpty(this.draft) ? 'none' : this.status === 'restored' ? 'restored' : 'saved';
  }

  /** Without room with the account it is kept in the tab, where the other of two drafts has its place. */
  #saveInTab() {
    const isInTab = this.isShared && !this.other && fits(() => places.writeAt(this.#tabKey, this.draft));
    this.status = isInTab ? 'tab' : 'failed';
  }

  /** Reads, merges and writes in one step. @param claims its id stays from here on, because something is sent under it */
  async save(claims = false): Promise<void> {
    if (!this.isShared) return this.saveNow();
    places.removeOver();
    const saving = store.transact((tx) => {
      this.#step(tx, claims);
      tx.after(() => this.#wasSaved());
    }, false);
    await saving.catch((error: unknown) => {
      if (!(error instanceof StorageWriteError)) throw error;
      this.#saveInTab();
    });
  }

  /** The same at once, when the page is left: what another tab overwrites of it, this one writes again. */
  saveNow(): void {
    // Another tab has erased everything.
    if (this.isShared && store.names().length === 0) return;
    const step = () => {
      this.#step(store);
      this.#wasSaved();
    };
    if (!fits(step)) this.#saveInTab();
  }

  /** After it was sent: all drafts of this form and customer go, and the next one has another id. */
  end(): void {
    if (this.other || places.readAt(this.#accountKey)?.id === this.draft.id) places.removeAt(this.#accountKey);
    places.removeAt(this.#tabKey);
    this.open();
  }

  /** Empties it, in all tabs; or begins a new one, after it was sent. Of two drafts, the other one is opened. */
  async clear(): Promise<void> {
    if (this.sent) return this.end();
    const isOneOfTwo = this.other !== null;
    this.draft = drafts.emptied(this.draft);
    await this.save();
    if (isOneOfTwo) this.open();
  }

  /** Shows the other of two drafts. */
  swap(): void {
    if (this.needsSaving) this.saveNow();
    const inTab = places.readAt(this.#tabKey);
    // What could not be stored stays.
    if (!inTab || this.needsSaving) return;
    store.write(this.#tabKey, drafts.encodeDraft({ ...inTab, isAside: !this.isShared }));
    this.open();
  }
}
