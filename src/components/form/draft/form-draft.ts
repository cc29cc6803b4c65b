/** Carries a draft out in a form: when what is typed is stored, and when what was stored elsewhere is shown. */
import type { FieldValues } from 'react-hook-form';
import { untilOf } from '../../../services/drafts/places';
import { TabDraft } from '../../../services/drafts/tab-draft';
import { store } from '../../../storage/store';
import { type DraftOptions, type DraftView, draftQuestionId } from './draft';
import { openFormSide } from './form-side';

/** How long after the last change the draft is written, in milliseconds. */
const debounce = 250;
/** How long after a change of storage the draft is looked at, in milliseconds: the keys of one step arrive one by one. */
const arrival = 100;

type Customer = { owner: string | null; isSending: () => boolean };

/** @param ended whether the form was sent: what it still shows is no draft until it is changed */
export const openFormDraft = <Values extends FieldValues>(
  options: DraftOptions<Values>,
  { owner, isSending }: Customer,
  ended: { current: boolean },
  publish: (view: DraftView) => void,
) => {
  const tab = new TabDraft(options.name, owner, isSending);
  const side = openFormSide(options, tab);
  const closing = new AbortController();
  let [undo, isBehind]: [(() => void) | null, boolean] = [null, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    const { status, news, sent, other, isShared, draft } = tab;
    const elsewhere = other && { isInTab: other.key.area === 'session', at: other.draft.at };
    const until = isShared ? untilOf(draft) : null;
    publish({ isOpen: true, status, until, news, sent, other: elsewhere, lostFiles: side.lost(), undo });
  };
  const take = () => {
    if (!ended.current) side.take();
  };
  const settle = (replacesAll = false) => {
    if (closing.signal.aborted) return;
    take();
    isBehind = !ended.current && side.show(replacesAll);
    tell();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** Takes what was typed here and in other tabs, and stores it. */
  const sync = async () => {
    stop();
    take();
    if (!ended.current) tab.follow();
    const saving = tab.needsSaving && tab.save();
    settle();
    if (!saving) return;
    await saving;
    settle();
  };
  const soon = (time: number) => {
    stop();
    timer = setTimeout(() => void sync(), time);
  };
  const flush = () => {
    if (timer === undefined) return;
    stop();
    take();
    if (tab.needsSaving) tab.saveNow();
    settle();
  };

  settle(true);
  if (tab.needsSaving) soon(debounce);

  const { unsubscribe } = options.form.watch((_, { name = '', type }) => {
    if (type === 'change') [undo, tab.news, ended.current] = [null, 0, false];
    // At once, so that what is stored does not depend on how fast two answers follow one another.
    if (type === 'change' || side.isFileField(name)) take();
    if (side.isFileField(name)) tell();
    soon(debounce);
  });
  const onHide = () => document.visibilityState === 'hidden' && flush();
  window.addEventListener('pagehide', flush, closing);
  document.addEventListener('visibilitychange', onHide, closing);
  document.addEventListener('focusout', () => isBehind && setTimeout(settle), closing);
  const endNoticing = store.subscribe(() => soon(arrival));

  return {
    id: () => tab.draft.id,
    hold: async () => {
      take();
      const { news } = tab;
      if (tab.isShared) await tab.save(true);
      else if (tab.needsSaving) tab.saveNow();
      settle();
      if (tab.sent) requestAnimationFrame(() => document.getElementById(draftQuestionId)?.focus());
      return !tab.sent && tab.news === news;
    },
    swap: () => {
      take();
      tab.swap();
      settle(true);
    },
    clear: () => {
      stop();
      tab.end();
      side.forget();
      ended.current = true;
      tell();
    },
    clearForm: () => {
      take();
      const restore = side.reset();
      const isUndone = !tab.sent && !tab.other;
      undo = isUndone
        ? () => {
            undo = null;
            restore();
            void sync();
          }
        : null;
      ended.current = false;
      const cleared = tab.clear();
      settle(true);
      void cleared.then(() => settle(true));
    },
    close: () => {
      endNoticing();
      unsubscribe();
      flush();
      closing.abort();
    },
  };
};
