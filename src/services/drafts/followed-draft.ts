/** What one tab has of a draft: it follows what is typed here, and what other tabs have stored. It writes nothing. */
import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import { store } from '../../storage/store';
import { type Draft, type FileNames, type Leaf, type Leaves, mergeDrafts, newestCount } from './draft';
import { type Opened, openDraft } from './open-draft';
import * as places from './places';

/** What a form has now. `start`: what it began with. `files`: names of those attached, and of those to attach again. */
export type FormNow = { values: Leaves; files: FileNames; answers: number; start: Leaves };

export const fresh = (): Draft => ({
  ...{ id: createId(), at: null, values: {}, files: {}, counts: {}, answers: 0 },
  isEmpty: true,
});
const namesOf = (names: readonly string[] = []) => names.toSorted().join('/');

export class FollowedDraft {
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
  protected readonly accountKey: places.DraftKey | null;
  protected readonly tabKey: places.DraftKey;
  protected key: places.DraftKey;
  /** Fields that the tab has changed since it was last stored. */
  protected readonly unsaved = new Set<string>();
  /** The newest count that the tab knows. */
  protected newest = 0;
  /** Whether its id is another one than the stored draft has. */
  protected isRenamed = false;

  /** @param isSending while it is, the id stays */
  constructor(
    readonly form: string,
    readonly owner: string | null,
    readonly isSending: () => boolean = () => false,
  ) {
    this.accountKey = places.accountKey(form, owner);
    this.tabKey = places.tabKey(form, owner);
    this.key = this.tabKey;
    this.open();
  }

  open(): void {
    this.show(openDraft(this.form, this.owner));
    this.look(store);
  }

  protected show({ draft, key, other }: Opened): void {
    this.draft = draft ? { ...draft, id: draft.id || createId() } : fresh();
    this.other = other;
    this.key = key;
    this.isRenamed = false;
    this.newest = newestCount(this.draft);
    this.unsaved.clear();
    this.toShow.clear();
    const isHere = other !== null || (this.isShared && places.readAt(key) !== null);
    this.place = this.draft.isEmpty ? 'none' : isHere || !this.accountKey ? 'kept' : 'tab';
  }

  /** Whether other tabs have it, too. */
  get isShared(): boolean {
    return this.key.area === 'local';
  }
  get needsSaving(): boolean {
    return this.unsaved.size > 0 || this.isRenamed;
  }

  /** Signed out, every tab has drafts of its own. */
  protected look(reader: Pick<places.Tx, 'read'>): void {
    this.sent = (this.accountKey && places.findSent(reader, this.form, this.draft.id)) ?? null;
  }

  /** Takes what the form has now. */
  type({ values, files, answers, start }: FormNow): void {
    const { draft, toShow } = this;
    const typed = Object.keys(values).filter(
      (field) => !toShow.has(field) && values[field] !== (draft.values[field] ?? start[field] ?? ''),
    );
    const attached = Object.keys({ ...files, ...this.files }).filter(
      (field) => namesOf(files[field]) !== namesOf(this.files[field]),
    );
    this.files = files;
    draft.answers = answers;
    if (typed.length + attached.length === 0) return;
    this.newest += 1;
    const next = { values: { ...draft.values }, files: { ...draft.files }, counts: { ...draft.counts } };
    for (const field of typed) next.values[field] = values[field] as Leaf;
    for (const field of attached) next.files[field] = files[field] ?? [];
    for (const field of [...typed, ...attached]) {
      next.counts[field] = this.newest;
      this.unsaved.add(field);
    }
    const isAsBegun = Object.entries(next.values).every(([field, value]) => value === (start[field] ?? ''));
    const isEmpty = isAsBegun && Object.values(next.files).every((names) => names.length === 0);
    this.draft = { ...draft, ...next, isEmpty };
  }

  /** Merges what is stored; what this tab has newer is to be saved. */
  protected merge(reader: Pick<places.Tx, 'read'>, keepsId: boolean): void {
    if (!this.isShared) return;
    const stored = places.readAt(this.key, reader);
    if (!stored) {
      // It has gone without the customer's doing, as when another tab needed the room.
      if (this.place === 'kept' && !this.draft.isEmpty && !places.isOver(this.draft))
        for (const field of Object.keys({ ...this.draft.values, ...this.draft.files })) this.unsaved.add(field);
      return;
    }
    this.newest = Math.max(this.newest, newestCount(stored));
    const { draft, changed, missing } = mergeDrafts(this.draft, stored, this.unsaved);
    for (const field of changed) this.toShow.add(field);
    for (const field of missing) this.unsaved.add(field);
    const id = keepsId ? this.draft.id : places.commonId(reader, this.form, this.draft, stored);
    this.isRenamed = id !== stored.id;
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
    this.look(store);
    if (!this.sent) this.merge(store, false);
  }
}
