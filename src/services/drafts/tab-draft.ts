/** The draft of one open form in one tab: it follows what is typed, stores it, and learns what other tabs have stored. */
import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import { StorageWriteError, store } from '../../storage/store';
import { type Draft, emptied, type FileNames, type Leaves, mergeDrafts, newestCount } from './draft';
import { type Opened, openDraft } from './open-draft';
import * as places from './places';

/** What a form has now. `start`: what it began with. `files`: names of those attached, and of those to attach again. */
export type FormNow = { values: Leaves; files: FileNames; answers: number; start: Leaves };

const fresh = (): Draft => ({
  ...{ id: createId(), at: null, values: {}, files: {}, counts: {}, answers: 0 },
  isEmpty: true,
});
const namesOf = (names: readonly string[] = []) => names.toSorted().join('/');

export class TabDraft {
  draft: Draft = fresh();
  other: Opened['other'] = null;
  /** The submission that was made from it, perhaps in another tab. */
  sent: Submission | null = null;
  /** Where the last change is. `tab`: with the account is no room. */
  place: 'none' | 'kept' | 'tab' | 'failed' = 'none';
  /** Fields that another tab has changed and the form does not show yet. */
  readonly toShow = new Set<string>();
  /** Names of files as this tab has them: those of another tab are no change of this one's. */
  files: FileNames = {};
  readonly #account: places.DraftKey | null;
  readonly #unsaved = new Set<string>();
  #key: places.DraftKey;
  #newest = 0;
  /** Whether its id is another one than the stored draft has. */
  #isRenamed = false;

  /** @param isSending while it is, the id stays */
  constructor(
    readonly form: string,
    readonly owner: string | null,
    readonly isSending: () => boolean = () => false,
  ) {
    this.#account = places.accountKey(form, owner);
    this.#key = places.tabKey(form, owner);
    this.open();
  }

  open(): void {
    this.#isRenamed = false;
    const { draft, key, other } = openDraft(this.form, this.owner);
    this.draft = draft ? { ...draft, id: draft.id || createId() } : fresh();
    this.other = other;
    this.#key = key;
    this.#newest = newestCount(this.draft);
    this.#unsaved.clear();
    this.toShow.clear();
    const isHere = other !== null || (this.isShared && places.readAt(key) !== null);
    this.place = this.draft.isEmpty ? 'none' : isHere || !this.#account ? 'kept' : 'tab';
    this.#look(store);
  }

  /** Whether other tabs have it, too. */
  get isShared(): boolean {
    return this.#key.area === 'local';
  }
  get needsSaving(): boolean {
    return this.#unsaved.size > 0 || this.#isRenamed;
  }

  /** Signed out, every tab has drafts of its own. */
  #look(reader: Pick<places.Tx, 'read'>) {
    this.sent = (this.#account && places.findSent(reader, this.form, this.draft.id)) ?? null;
  }

  /** Takes what the form has now. @returns whether it is a change */
  type({ values, files, answers, start }: FormNow): boolean {
    const { draft, toShow } = this;
    const typed = Object.keys(values).filter(
      (field) => !toShow.has(field) && values[field] !== (draft.values[field] ?? start[field] ?? ''),
    );
    const attached = Object.keys({ ...files, ...this.files }).filter(
      (field) => namesOf(files[field]) !== namesOf(this.files[field]),
    );
    this.files = files;
    draft.answers = answers;
    if (typed.length + attached.length === 0) return false;
    this.#newest += 1;
    const counts: Record<string, number> = { ...draft.counts };
    for (const field of [...typed, ...attached]) {
      counts[field] = this.#newest;
      this.#unsaved.add(field);
    }
    const pick = <T>(all: Readonly<Record<string, T>>, fields: readonly string[]) =>
      Object.fromEntries(fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])));
    const others = Object.keys(draft.files).filter((field) => !attached.includes(field));
    const next: Leaves = { ...draft.values, ...pick(values, typed) };
    const names: FileNames = { ...pick(draft.files, others), ...pick(files, attached) };
    const isAsBegun = Object.entries(next).every(([field, value]) => value === (start[field] ?? ''));
    const isEmpty = isAsBegun && Object.keys(names).length === 0;
    this.draft = { ...draft, values: next, files: names, counts, isEmpty };
    return true;
  }

  /** Merges what is stored; what this tab has newer is to be saved. */
  #merge(reader: Pick<places.Tx, 'read'>, keepsId: boolean) {
    if (!this.isShared) return;
    const stored = places.readAt(this.#key, reader);
    if (!stored) {
      // It has gone without the customer's doing, as when another tab needed the room.
      if (this.place === 'kept' && !this.draft.isEmpty && !places.isOver(this.draft))
        for (const field of Object.keys({ ...this.draft.values, ...this.draft.files })) this.#unsaved.add(field);
      return;
    }
    this.#newest = Math.max(this.#newest, newestCount(stored));
    const { draft, changed, missing } = mergeDrafts(this.draft, stored, this.#unsaved);
    for (const field of changed) this.toShow.add(field);
    for (const field of missing) this.#unsaved.add(field);
    const id = keepsId ? this.draft.id : places.commonId(reader, this.form, this.draft, stored);
    this.#isRenamed = id !== stored.id;
    const isStored = changed.length > 0 && missing.length === 0;
    this.draft = {
      ...draft,
      id,
      at: stored.at,
      ...(stored.isClaimed && { isClaimed: true }),
      ...(isStored && { answers: stored.answers, isEmpty: stored.isEmpty }),
      ...(changed.length > 0 && missing.length > 0 && { isEmpty: false }),
    };
  }

  /** After a change of storage. A customer who has logged out has no part in it. */
  follow(): void {
    if (this.isSending() || places.draftOwner() !== this.owner) return;
    this.#look(store);
    if (!this.sent) this.#merge(store, false);
  }

  #step(tx: places.Tx, keepsId: boolean, claims: boolean) {
    this.#look(tx);
    if (this.sent) return;
    this.#merge(tx, keepsId);
    if (claims) this.draft = { ...this.draft, isClaimed: true };
    // Other tabs have to learn that it is empty, or that it is sent as the form begins.
    if (this.draft.isEmpty && !claims && !(this.isShared && places.readAt(this.#key, tx))) {
      if (tx.has(this.#key)) tx.remove(this.#key);
      return;
    }
    this.draft = { ...this.draft, at: places.nowByBrowser() };
    tx.write(this.#key, this.draft);
  }

  #saved() {
    this.#unsaved.clear();
    this.#isRenamed = false;
    if (this.isShared && !this.other) places.removeAt(places.tabKey(this.form, this.owner));
    this.place = this.draft.isEmpty ? 'none' : this.isShared || !this.#account || this.other ? 'kept' : 'tab';
  }

  /** Without room with the account it is kept in the tab, where the other of two drafts has its place. */
  #saveInTab(error: unknown) {
    if (!(error instanceof StorageWriteError)) throw error;
    this.place = 'failed';
    if (!this.isShared || this.other) return;
    try {
      store.write(places.tabKey(this.form, this.owner), { ...this.draft, at: places.nowByBrowser() });
      this.place = 'tab';
    } catch (failure) {
      if (!(failure instanceof StorageWriteError)) throw failure;
    }
  }

  /** Reads, merges and writes in one step. @param claims its id stays from here on, because something is sent under it */
  async save(claims = false): Promise<void> {
    if (!this.isShared) return this.saveNow();
    try {
      places.removeOver();
      await store.transact((tx) => {
        this.#step(tx, !claims && this.isSending(), claims);
        if (!this.sent) tx.after(() => this.#saved());
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
      if (!this.sent) this.#saved();
    } catch (error) {
      this.#saveInTab(error);
    }
  }

  /** After it was sent: all drafts of this form and customer go, and the next one has another id. */
  end(): void {
    const isOwn = places.readAt(this.#key)?.id === this.draft.id;
    if (!this.isShared || isOwn) places.removeAt(this.#key);
    for (const key of [this.other?.key ?? null, places.tabKey(this.form, this.owner)]) places.removeAt(key);
    this.#startAgain();
  }

  #startAgain() {
    this.#isRenamed = false;
    this.draft = fresh();
    this.other = null;
    this.sent = null;
    this.place = 'none';
    this.files = {};
    this.#unsaved.clear();
    this.toShow.clear();
    this.#newest = 0;
    this.#key = this.#account ?? this.#key;
  }

  /** Empties it, in all tabs; or begins a new one, after it was sent. Of two drafts, the other one is opened. */
  async clear(): Promise<void> {
    this.files = {};
    if (this.sent) {
      this.#startAgain();
      return this.follow();
    }
    const isOneOfTwo = this.other !== null;
    this.#newest += 1;
    this.draft = emptied(this.draft, this.#newest);
    for (const field of Object.keys(this.draft.counts)) this.#unsaved.add(field);
    await this.save();
    if (isOneOfTwo) this.open();
  }

  /** Shows the other of two drafts. */
  swap(): void {
    if (this.needsSaving) this.saveNow();
    const key = places.tabKey(this.form, this.owner);
    const inTab = places.readAt(key);
    // What could not be stored stays.
    if (!inTab || this.needsSaving) return;
    store.write(key, { ...inTab, isAside: !this.isShared });
    this.open();
  }
}
