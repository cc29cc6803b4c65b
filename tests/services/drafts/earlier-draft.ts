/** The draft of a form as commit 5ca796e8 kept it: what it read and wrote, with the question of two tabs answered by its own answers. */

import { createId } from '../../../src/lib/random';
import type * as Places from '../../../src/services/drafts/places';
import type { Submission } from '../../../src/storage/schema';
import type { store as Store } from '../../../src/storage/store';

type Services = Pick<typeof Places, 'accountKey' | 'draftOwner' | 'findSent' | 'readAt' | 'removeAt' | 'tabKey'> & {
  store: typeof Store;
};

export class EarlierDraft {
  readonly owner: string | null;
  readonly draft: { id: string; values: Readonly<Record<string, unknown>> } = { id: createId(), values: {} };
  readonly toShow = new Set<string>();
  sent: Submission | null = null;
  needsSaving = false;
  readonly #kept: Places.DraftKey | null;
  readonly #own: Places.DraftKey;
  readonly #anonymous: Places.DraftKey;
  #answers = 0;
  /** The text of the account's draft as this tab has last read or written it. */
  #seen: string | null = null;
  /** Whether the customer has changed something since this tab has last taken a draft. */
  #isTyped = false;

  constructor(
    readonly services: Services,
    readonly form: string,
    readonly isSending: () => boolean,
  ) {
    this.owner = services.draftOwner();
    this.#kept = services.accountKey(form, this.owner);
    [this.#own, this.#anonymous] = [services.tabKey(form, this.owner), services.tabKey(form, null)];
    const { readAt, removeAt } = services;
    const [here, stored] = [readAt(this.#own) ?? readAt(this.#anonymous), readAt(this.#kept)];
    this.#take(here ?? stored);
    this.#seen = this.#text();
    if (here && stored) this.#keepThese();
    else if (here && this.owner !== null && this.#write({ ...here })) removeAt(this.#anonymous);
    this.#seen = this.#text();
  }

  get isShared(): boolean {
    return this.#kept !== null;
  }

  #text() {
    return this.#kept && this.services.readAt(this.#kept) && this.services.store.raw(this.#kept.name);
  }
  #take(stored: { id: string; values: object } | null) {
    if (stored?.id) this.draft.id = stored.id;
    for (const field of Object.keys({ ...this.draft.values, ...stored?.values })) this.toShow.add(field);
    this.draft.values = { ...stored?.values };
  }
  #takeNewer() {
    this.#take(this.services.readAt(this.#kept));
    this.#isTyped = false;
    this.needsSaving = false;
    for (const key of [this.#own, this.#anonymous]) this.services.removeAt(key);
    this.#seen = this.#text();
  }
  /** *Keep my answers* keeps the draft's id, so that two tabs cannot pay for it twice. */
  #keepThese() {
    this.draft.id = this.services.readAt(this.#kept)?.id || this.draft.id;
    this.#seen = this.#text();
    if (this.#write({ ...this.draft, files: {}, answers: this.#answers })) this.services.removeAt(this.#anonymous);
    this.#seen = this.#text();
  }
  /** @returns whether there was room */
  #write(draft: object): boolean {
    const { store, removeAt } = this.services;
    if (this.#kept)
      try {
        store.write(this.#kept, { ...draft, at: new Date().toISOString() });
        removeAt(this.#own);
        return true;
      } catch {}
    try {
      store.write(this.#own, { ...draft });
      return true;
    } catch {}
    return false;
  }
  #find(): 'sent' | 'newer' | null {
    const sent = this.#kept && this.services.findSent(this.services.store, this.form, this.draft.id);
    this.sent = sent ?? null;
    if (sent) return 'sent';
    return this.#kept && this.#text() !== this.#seen ? 'newer' : null;
  }
  #isHeld(): boolean {
    const found = this.#find();
    if (found !== 'newer' || this.#isTyped || this.isSending()) return found !== null;
    this.#takeNewer();
    return false;
  }

  type(values: Readonly<Record<string, string>>, answers: number): void {
    const typed = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== '' && !this.toShow.has(field)),
    );
    if (JSON.stringify(typed) === JSON.stringify(this.draft.values) || this.toShow.size > 0) return;
    this.draft.values = typed;
    this.#answers = answers;
    [this.#isTyped, this.needsSaving] = [true, true];
  }
  #saveNow(): void {
    this.needsSaving = false;
    if (this.#isHeld()) return;
    const { removeAt } = this.services;
    if (Object.keys(this.draft.values).length > 0) this.#write({ ...this.draft, files: {}, answers: this.#answers });
    else for (const key of [this.#kept, this.#own]) removeAt(key);
    this.#seen = this.#text();
  }
  follow(): void {
    this.#isHeld();
  }
  async save(how?: 'send' | 'now'): Promise<void> {
    if (how === 'send' && this.#find() === 'newer') this.#keepThese();
    this.#saveNow();
    if (how !== 'now') this.#find();
  }
  end(): void {
    if (this.#text() === this.#seen) this.services.removeAt(this.#kept);
    this.services.removeAt(this.#own);
    this.draft.id = createId();
    this.draft.values = {};
    [this.#isTyped, this.needsSaving] = [false, false];
    this.#seen = this.#text();
  }
}
