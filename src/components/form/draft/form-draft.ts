/** Keeps a form and its draft alike: when what is typed is stored, and when what was stored elsewhere is shown. */
import type { FieldValues } from 'react-hook-form';
import { untilOf } from '../../../services/drafts/places';
import { type SaveHow, TabDraft } from '../../../services/drafts/tab-draft';
import { ServiceError } from '../../../services/errors';
import { store } from '../../../storage/store';
import { type DraftOptions, formSide } from './form-side';

/** How long after the last change, here or in storage, the draft is looked at, in milliseconds. */
const debounce = 250;

const focusedField = () => document.activeElement?.getAttribute('name') ?? null;

type Acts = ReturnType<typeof formDraft>;
export type FormDraft = ReturnType<Acts['view']> & Omit<Acts, 'open' | 'view'>;

export const formDraft = <Values extends FieldValues>(options: DraftOptions<Values>, isSending: () => boolean) => {
  const { form, name } = options;
  const side = formSide(options);
  const tab: TabDraft = new TabDraft(name, isSending, () => side.countIn(tab.draft.values));
  let undo: (() => void) | null = null;
  /** Whether a field that has the focus is left alone, although the draft has another answer. */
  let isBehind = false;
  /** From when the form was sent until something is typed again, when all that it shows counts as typed. */
  let isEnded = false;
  let publish: ((shown: ReturnType<typeof view>) => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const view = () => ({
    isOpen: publish !== null,
    status: tab.status,
    /** Until when it is kept with the account (ISO 8601); null if it is kept in this tab. */
    until: tab.isShared ? untilOf(tab.draft) : null,
    /** How many answers another tab has changed here since the last key press. */
    news: tab.news,
    /** What was made from it in another tab. It is not saved here any more, and cannot be sent again. */
    sent: tab.sent,
    /** Another draft of this form: where it is, and when it was last changed (ISO 8601), if that is known. */
    other: tab.other && { place: tab.isShared ? ('tab' as const) : ('account' as const), at: tab.other.at },
    /** Names of files that were attached before a reload, or in another tab, and must be attached here, by field. */
    lostFiles: side.lostFiles(tab.draft.values),
    /** Brings back what *Clear form* has removed; null after the next key press. */
    undo,
  });
  const tell = () => publish?.(view());
  const take = (field?: string) => tab.type(side.typed(tab.draft.values, field));
  /** Shows what the draft has. A field that has the focus is left alone until it is left. */
  const settle = (leftAlone = focusedField()) => {
    if (publish && !isEnded) isBehind = side.show(tab.draft.values, leftAlone);
    tell();
  };
  /** Brings together what was typed here and in other tabs, and stores it. */
  const sync = async (how?: SaveHow) => {
    clearTimeout(timer);
    if (!isEnded) tab.follow();
    settle();
    if (!tab.needsSaving && how !== 'send') return;
    const saving = tab.save(how);
    tell();
    await saving;
    settle();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(sync, debounce);
  };
  const saveNow = () => void sync('now');

  return {
    view,
    /** Opens the draft of a customer, and tells what is shown of it. @returns the function that closes it */
    open: (owner: string | null, listener: NonNullable<typeof publish>) => {
      tab.open(owner);
      publish = listener;
      if (!isEnded) take();
      settle(null);
      if (tab.needsSaving) saveNow();
      const closing = new AbortController();
      const { unsubscribe } = form.watch((_, { name: field = '', type }) => {
        if (type === 'change') {
          [undo, tab.news] = [null, 0];
          if (isEnded) take();
          isEnded = false;
        }
        if (!isEnded && field) take(field);
        if (field in (options.files ?? {})) tell();
        soon();
      });
      const endNoticing = store.subscribe(soon);
      window.addEventListener('pagehide', saveNow, closing);
      document.addEventListener('visibilitychange', () => document.hidden && saveNow(), closing);
      document.addEventListener('focusout', () => isBehind && setTimeout(settle), closing);
      return () => {
        endNoticing();
        unsubscribe();
        closing.abort();
        saveNow();
        publish = null;
      };
    },
    /** Idempotency key of the submission; the same after a reload and in another tab with this draft. */
    id: () => tab.draft.id,
    /**
     * Call it before sending: the draft's id stays from here on. Resolves to false if another tab has changed it in the meantime.
     * @throws {ServiceError} 'sent-elsewhere': another tab has sent it
     */
    hold: async () => {
      const { news } = tab;
      await sync('send');
      if (tab.sent) throw new ServiceError('sent-elsewhere');
      return tab.news === news;
    },
    /** Shows the other draft in place of this one, which stays. Attached files stay, too. */
    swap: () => {
      tab.swap();
      settle(null);
    },
    /** Removes the draft, after a successful submit. */
    clear: () => {
      tab.end();
      isEnded = true;
      tell();
    },
    /** Removes the draft and clears the form, including secret fields and files; in other tabs, too. */
    clearForm: () => {
      const [values, { draft }] = [form.getValues(), tab];
      const bringBack = () => {
        undo = null;
        tab.type(draft.values);
        form.reset(values, { keepDefaultValues: true });
        void sync();
      };
      undo = tab.sent || tab.other ? null : bringBack;
      form.reset();
      isEnded = false;
      const cleared = tab.clear();
      settle(null);
      void cleared.then(() => settle(null));
    },
  };
};
