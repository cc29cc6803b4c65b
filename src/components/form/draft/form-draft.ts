/** Carries a draft out in a form: when what is typed is stored, and when what was stored elsewhere is shown. */
import type { FieldValues } from 'react-hook-form';
import { TabDraft } from '../../../services/drafts/tab-draft';
import { store } from '../../../storage/store';
import { type DraftOptions, type DraftView, draftQuestionId, viewOf } from './draft';
import { openFormSide } from './form-side';

/** Debounce: how long after the last change the draft is written, in milliseconds. */
const debounce = 250;
/** How long after a change of storage the draft is looked at, in milliseconds: the keys of one step arrive one by one. */
const arrival = 100;

type Customer = { owner: string | null; isSending: () => boolean; wasEnded: boolean };

export const openFormDraft = <Values extends FieldValues>(
  options: DraftOptions<Values>,
  { owner, isSending, wasEnded }: Customer,
  publish: (view: DraftView) => void,
) => {
  const tab = new TabDraft(options.name, owner, isSending);
  const side = openFormSide(options, tab);
  let [undo, news]: [(() => void) | null, number] = [null, 0];
  let [isRestored, isEnded, isClosed] = [false, wasEnded, false];
  let [timer, noticing]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  const tell = () => {
    if (isClosed) return;
    publish({ isOpen: true, ...viewOf(tab, isRestored), news, lostFiles: side.lost(), undo });
  };
  const settle = () => {
    if (isClosed) return;
    if (tab.toShow.size > 0) news += side.show();
    tell();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const take = () => {
    stop();
    if (!isEnded) side.take();
  };
  const save = async () => {
    take();
    if (!tab.needsSaving) return tell();
    const saving = tab.save();
    settle();
    await saving;
    settle();
  };
  const saveSoon = () => {
    stop();
    timer = setTimeout(() => void save(), debounce);
  };
  const flush = () => {
    if (timer === undefined) return;
    take();
    if (tab.needsSaving) tab.saveNow();
    settle();
  };
  const notice = () => {
    if (isEnded || isSending()) return;
    take();
    tab.follow();
    settle();
    if (tab.needsSaving) saveSoon();
  };
  const fill = (replaces: boolean) => {
    side.fill(replaces);
    isRestored = !tab.draft.isEmpty;
    // What the draft has put into the form is no change.
    stop();
    if (replaces) tell();
  };

  fill(false);
  take();
  if (tab.needsSaving) saveSoon();
  tell();

  const { unsubscribe } = options.form.watch((_, { name: field, type }) => {
    if (type === 'change') {
      [undo, news, isEnded] = [null, 0, false];
      if (field) tab.toShow.delete(field);
      // At once, so that what is stored does not depend on how fast two answers follow one another.
      take();
    }
    if (side.noteFiles()) tell();
    saveSoon();
  });
  const events = new AbortController();
  const onHide = () => document.visibilityState === 'hidden' && flush();
  window.addEventListener('pagehide', flush, events);
  document.addEventListener('visibilitychange', onHide, events);
  document.addEventListener('focusout', () => tab.toShow.size > 0 && setTimeout(notice), events);
  const endNoticing = store.subscribe(() => {
    clearTimeout(noticing);
    noticing = setTimeout(notice, arrival);
  });

  return {
    id: () => tab.draft.id,
    isEnded: () => isEnded,
    hold: async () => {
      take();
      if (tab.isShared) await tab.save(true);
      else if (tab.needsSaving) tab.saveNow();
      const before = news;
      settle();
      if (tab.sent) requestAnimationFrame(() => document.getElementById(draftQuestionId)?.focus());
      return !tab.sent && news === before;
    },
    swap: () => {
      take();
      tab.swap();
      fill(true);
    },
    clear: () => {
      stop();
      tab.end();
      side.forgetFiles();
      [isEnded, isRestored] = [true, false];
      tell();
    },
    clearForm: () => {
      take();
      const isUndone = !tab.sent && !tab.other;
      const restore = side.reset();
      stop();
      [news, isEnded, undo] = [0, false, null];
      if (isUndone)
        undo = () => {
          undo = null;
          restore();
          void save();
        };
      const cleared = tab.clear();
      if (isUndone) fill(true);
      void cleared.then(() => fill(true));
    },
    close: () => {
      endNoticing();
      clearTimeout(noticing);
      unsubscribe();
      events.abort();
      flush();
      isClosed = true;
    },
  };
};
