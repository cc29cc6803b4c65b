/** The draft of one open form in one tab: it stores what is typed, in one step with what other tabs have stored. */
import { StorageWriteError, store } from '../../storage/store';
import { emptied } from './draft';
import { FollowedDraft, fresh } from './followed-draft';
import { fits } from './open-draft';
import * as places from './places';

export class TabDraft extends FollowedDraft {
  #step(tx: places.Tx, keepsId: boolean, claims: boolean) {
    this.look(tx);
    if (this.sent) return;
    this.merge(tx, keepsId);
    if (claims) this.draft = { ...this.draft, isClaimed: true };
    // Other tabs have to learn that it is empty, or that it is sent as the form begins.
    if (this.draft.isEmpty && !claims && !(this.isShared && places.readAt(this.key, tx))) {
      if (tx.has(this.key)) tx.remove(this.key);
      return;
    }
    this.draft = { ...this.draft, at: places.nowByBrowser() };
    tx.write(this.key, this.draft);
  }

  #saved() {
    if (this.sent) return;
    this.unsaved.clear();
    this.isRenamed = false;
    if (this.isShared && !this.other) places.removeAt(this.tabKey);
    this.place = this.draft.isEmpty ? 'none' : this.isShared || !this.accountKey || this.other ? 'kept' : 'tab';
  }

  /** Without room with the account it is kept in the tab, where the other of two drafts has its place. */
  #saveInTab(error: unknown) {
    if (!(error instanceof StorageWriteError)) throw error;
    const write = () => store.write(this.tabKey, { ...this.draft, at: places.nowByBrowser() });
    this.place = this.isShared && !this.other && fits(write) ? 'tab' : 'failed';
  }

  /** Reads, merges and writes in one step. @param claims its id stays from here on, because something is sent under it */
  async save(claims = false): Promise<void> {
    if (!this.isShared) return this.saveNow();
    try {
      places.removeOver();
      await store.transact((tx) => {
        this.#step(tx, !claims && this.isSending(), claims);
        tx.after(() => this.#saved());
      }, false);
    } catch (error) {
      this.#saveInTab(error);
    }
  }

  /** The same at once, when the page is left: what another tab overwrites of it, this one writes again. */
  saveNow(): void {
    // Another tab has erased everything.
    if (this.isShared && store.names().length === 0) return;
    try {
      this.#step(places.atOnce, this.isSending(), false);
      this.#saved();
    } catch (error) {
      this.#saveInTab(error);
    }
  }

  /** After it was sent: all drafts of this form and customer go, and the next one has another id. */
  end(): void {
    const isOwn = places.readAt(this.key)?.id === this.draft.id;
    for (const key of [this.other?.key ?? null, this.tabKey]) places.removeAt(key);
    if (!this.isShared || isOwn) places.removeAt(this.key);
    this.#startAgain();
  }

  #startAgain() {
    this.show({ draft: fresh(), key: this.accountKey ?? this.key, other: null });
    this.sent = null;
    this.files = {};
  }

  /** Empties it, in all tabs; or begins a new one, after it was sent. Of two drafts, the other one is opened. */
  async clear(): Promise<void> {
    this.files = {};
    if (this.sent) {
      this.#startAgain();
      return this.follow();
    }
    const isOneOfTwo = this.other !== null;
    this.newest += 1;
    this.draft = emptied(this.draft, this.newest);
    for (const field of Object.keys(this.draft.counts)) this.unsaved.add(field);
    await this.save();
    if (isOneOfTwo) this.open();
  }

  /** Shows the other of two drafts. */
  swap(): void {
    if (this.needsSaving) this.saveNow();
    const inTab = places.readAt(this.tabKey);
    // What could not be stored stays.
    if (!inTab || this.needsSaving) return;
    store.write(this.tabKey, { ...inTab, isAside: !this.isShared });
    this.open();
  }
}
