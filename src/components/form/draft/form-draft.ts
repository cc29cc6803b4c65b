/** Carries a draft out in a form: when what is typed is stored, and when what was stored elsewhere is shown. */
import type { FieldValues } from 'react-hook-form';
import { answered, type Leaves, typedInto } from '../../../services/drafts/draft';
import { untilOf } from '../../../services/drafts/places';
import { TabDraft } from '../../../services/drafts/tab-draft';
import { store } from '../../../storage/store';
import { type DraftOptions, type DraftView, draftQuestionId } from './draft';
import { allNames, missingFiles } from './form-files';
import { formSide } from './form-side';

/** How long after the last change the draft is written, in milliseconds. */
const debounce = 250;
/** How long after a change of storage the draft is looked at, in milliseconds: the keys of one step arrive one by one. */
const arrival = 100;

const isFocused = (field: string) => document.activeElement?.getAttribute('name') === field;
const isNoField = () => false;

export type FormDraft = DraftView & Omit<ReturnType<typeof createFormDraft>, 'open'>;

export const createFormDraft = <Values extends FieldValues>(
  options: DraftOptions<Values>,
  isSending: () => boolean,
  publish: (view: DraftView) => void,
) => {
  const { form, name, count } = options;
  const tab = new TabDraft(name, isSending);
  const { rules, attached, now, show } = formSide(options);
  /** What the form has shown when it was last looked at. After it was sent: null until it is changed, and all that it shows is new. */
  let shown: Leaves | null = {};
  let [undo, isOpen, isBehind]: [(() => void) | null, boolean, boolean] = [null, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    const { status, news, sent, other, isShared, draft } = tab;
    const until = isShared ? untilOf(draft) : null;
    const question = other && { isInTab: isShared, at: other.at };
    const lostFiles = missingFiles(draft.values, attached(), rules);
    publish({ isOpen: true, status, until, news, sent, other: question, lostFiles, undo });
  };
  /** Takes what was typed into the draft. */
  const take = () => {
    if (!shown) return;
    const [next, names] = [now(), allNames(tab.draft.values, shown, attached(), rules)];
    const all = { ...next, ...names };
    const answers = count?.(form.getValues(), names) ?? Object.values(all).filter((leaf) => leaf !== undefined).length;
    tab.draft = answered(tab.draft, typedInto(tab.draft, shown, next, all), answers);
    shown = next;
  };
  /** Shows what the draft has. A field that has the focus is left alone until it is left. */
  const settle = (isLeftAlone = isFocused) => {
    if (!isOpen) return;
    take();
    isBehind = shown !== null && show(tab.draft.values, isLeftAlone);
    if (shown) shown = now();
    tell();
  };
  /** Brings together what was typed here and in other tabs, and stores it: `now`, when the page is left, or to send it. */
  const sync = async (to: 'keep' | 'send' | 'now' = 'keep') => {
    clearTimeout(timer);
    take();
    if (shown) tab.follow();
    const isNeeded = tab.needsSaving || to === 'send';
    const saving = isNeeded && (to === 'now' ? tab.saveNow() : tab.save(to === 'send'));
    settle();
    if (!saving) return;
    await saving;
    settle();
  };
  const soon = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void sync(), time);
  };
  const leave = () => void sync('now');

  return {
    /** Opens the draft of a customer. @returns the function that closes it */
    open: (owner: string | null) => {
      tab.open(owner);
      isOpen = true;
      shown &&= {};
      settle(isNoField);
      if (tab.needsSaving) soon(debounce);
      const closing = new AbortController();
      const { unsubscribe } = form.watch((_, { name: field = '', type }) => {
        if (type === 'change') [undo, tab.news, shown] = [null, 0, shown ?? {}];
        // At once, so that what is stored does not depend on how fast two answers follow one another.
        if (type === 'change' || field in rules) take();
        if (field in rules) tell();
        soon(debounce);
      });
      const endNoticing = store.subscribe(() => soon(arrival));
      const onHide = () => document.visibilityState === 'hidden' && leave();
      window.addEventListener('pagehide', leave, closing);
      document.addEventListener('visibilitychange', onHide, closing);
      document.addEventListener('focusout', () => isBehind && setTimeout(settle), closing);
      return () => {
        endNoticing();
        unsubscribe();
        closing.abort();
        leave();
        isOpen = false;
      };
    },
    /** Idempotency key of the submission; the same after a reload and in another tab with this draft. */
    id: () => tab.draft.id,
    /** Call it before sending: the draft's id stays from here on. Resolves to false if it was sent or changed in another tab. */
    hold: async () => {
      const { news } = tab;
      await sync('send');
      if (tab.sent) requestAnimationFrame(() => document.getElementById(draftQuestionId)?.focus());
      return !tab.sent && tab.news === news;
    },
    /** Shows the other draft in place of this one, which stays. Attached files stay, too. */
    swap: () => {
      take();
      tab.swap();
      settle(isNoField);
    },
    /** Removes the draft, after a successful submit. */
    clear: () => {
      tab.end();
      shown = null;
      tell();
    },
    /** Removes the draft and clears the form, including secret fields and files; in other tabs, too. */
    clearForm: () => {
      take();
      const [values, { draft }] = [form.getValues(), tab];
      const bringBack = () => {
        undo = null;
        tab.draft = answered(tab.draft, draft.values, draft.answers);
        form.reset(values, { keepDefaultValues: true });
        shown = now();
        void sync();
      };
      undo = tab.sent || tab.other ? null : bringBack;
      form.reset();
      shown = {};
      const cleared = tab.clear();
      settle(isNoField);
      void cleared.then(() => settle(isNoField));
    },
  };
};
