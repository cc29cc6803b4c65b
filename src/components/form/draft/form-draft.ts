/** Carries a draft out in a form: what is typed goes to the draft, and what the draft gets from elsewhere into the form. */
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { isRecord } from '../../../lib/is-record';
import { type FileNames, isLeaf, type Leaf, type Leaves } from '../../../services/drafts/draft';
import { untilOf } from '../../../services/drafts/places';
import { TabDraft } from '../../../services/drafts/tab-draft';
import { store } from '../../../storage/store';
import { startOfForm } from '../prefill';
import { type DraftOptions, type DraftView, draftQuestionId, secretFields } from './draft';
import { allNames, fileNamesOf, missingFiles, stillMissing, type UploadRules } from './form-files';

/** Debounce: how long after the last change the draft is written, in milliseconds. */
const debounce = 250;
/** How long after a change of storage the draft is looked at, in milliseconds: the keys of one step arrive one by one. */
const arrival = 100;

/** Every text and boolean of the values by dotted name, except those of excluded fields. */
const leavesOf = (values: object, excluded: readonly string[], prefix = ''): Record<string, Leaf> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, Leaf][] => {
      const name = prefix + key;
      if (excluded.includes(name)) return [];
      if (isLeaf(value)) return [[name, value]];
      return isRecord(value) ? Object.entries(leavesOf(value, excluded, `${name}.`)) : [];
    }),
  );

const isFocused = (field: string) => document.activeElement?.getAttribute('name') === field;

type Customer = { owner: string | null; isSending: () => boolean; wasEnded: boolean };

export const openFormDraft = <Values extends FieldValues>(
  { form, name, exclude = [], files, count }: DraftOptions<Values>,
  { owner, isSending, wasEnded }: Customer,
  publish: (view: DraftView) => void,
) => {
  const rules = (files ?? {}) as UploadRules;
  const excluded = [...exclude, ...Object.keys(rules), ...secretFields];
  const tab = new TabDraft(name, owner, isSending);
  let [lost, undo, news]: [FileNames, (() => void) | null, number] = [{}, null, 0];
  let [isRestored, isEnded, isClosed] = [false, wasEnded, false];
  let [timer, noticing]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  const begun = (): Leaves => leavesOf(startOfForm(form), excluded);
  const attached = () => fileNamesOf(form.getValues(), rules);
  const fileValues = () =>
    Object.fromEntries(Object.keys(rules).map((field) => [field, form.getValues(field as FieldPath<Values>)]));
  let seen: Readonly<Record<string, unknown>> = fileValues();
  const set = (field: string, value: unknown) => {
    // The form has a field of this name, whose value has this type.
    const path = field as FieldPath<Values>;
    form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
  };

  const tell = () => {
    if (isClosed) return;
    const { place, draft, other, isShared } = tab;
    publish({
      isOpen: true,
      status: place === 'kept' ? (isRestored ? 'restored' : 'saved') : place,
      until: isShared ? untilOf(draft) : null,
      news,
      sent: tab.sent,
      other: other && { isInTab: other.key.area === 'session', at: other.draft.at },
      lostFiles: lost,
      undo,
    });
  };

  /** Takes what the form has now into the draft. */
  const take = () => {
    if (isEnded) return;
    const [values, start] = [leavesOf(form.getValues(), excluded), begun()];
    const names = allNames(attached(), lost, rules);
    const changed = Object.keys(values).filter((field) => values[field] !== (start[field] ?? ''));
    const answers = count ? count(form.getValues(), names) : changed.length + Object.keys(names).length;
    tab.type({ values, files: names, answers, start });
  };

  /** Shows what another tab has changed. A field that has the focus is left alone until it is left. @returns how many answers */
  const show = (leavesAlone: (field: string) => boolean = isFocused): number => {
    const [values, start] = [leavesOf(form.getValues(), excluded), begun()];
    let shown = 0;
    for (const field of [...tab.toShow]) {
      const [value, now] = [tab.draft.values[field] ?? start[field], values[field]];
      const isOther = typeof value === typeof now && value !== now;
      if (isOther && leavesAlone(field)) continue;
      tab.toShow.delete(field);
      if (isOther) set(field, value);
      if (isOther || field in rules) shown += 1;
    }
    lost = missingFiles(tab.draft.files, attached(), rules);
    tab.files = allNames(attached(), lost, rules);
    return shown;
  };
  const settle = () => {
    if (isClosed) return;
    if (tab.toShow.size > 0) news += show();
    tell();
  };

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = async () => {
    stop();
    take();
    if (!tab.needsSaving) return tell();
    const saving = tab.save();
    settle();
    await saving;
    settle();
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), debounce);
  };
  const flush = () => {
    if (timer === undefined) return;
    stop();
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

  /** Fills the form. @param replaces also what was typed since the form was opened; files stay in any case */
  const fill = (replaces: boolean) => {
    const [values, start] = [leavesOf(form.getValues(), excluded), begun()];
    for (const field of replaces ? Object.keys(values) : Object.keys(tab.draft.values)) tab.toShow.add(field);
    show((field) => !replaces && values[field] !== start[field]);
    tab.toShow.clear();
    isRestored = !tab.draft.isEmpty;
  };

  const clearForm = () => {
    stop();
    take();
    const before = { leaves: leavesOf(form.getValues(), Object.keys(rules)), files: fileValues(), lost };
    const isUndone = !tab.sent && !tab.other;
    form.reset();
    stop();
    [lost, seen, news, isEnded] = [{}, fileValues(), 0, false];
    undo = () => {
      for (const [field, value] of Object.entries({ ...before.leaves, ...before.files })) set(field, value);
      [lost, undo] = [before.lost, null];
      void save();
    };
    if (!isUndone) undo = null;
    const cleared = tab.clear();
    const end = () => {
      fill(true);
      stop();
      tell();
    };
    if (isUndone) end();
    void cleared.then(end);
  };

  fill(false);
  take();
  if (tab.needsSaving) saveSoon();
  tell();

  const { unsubscribe } = form.watch((_, { name: field, type }) => {
    if (type === 'change') {
      [undo, news, isEnded] = [null, 0, false];
      if (field) tab.toShow.delete(field);
      // At once, so that what is stored does not depend on how fast two answers follow one another.
      take();
    }
    const now = fileValues();
    const missing = stillMissing(lost, seen, now, rules);
    const isFound = JSON.stringify(missing) !== JSON.stringify(lost);
    [lost, seen] = [missing, now];
    if (isFound) tell();
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
      stop();
      take();
      if (tab.isShared) await tab.save(true);
      else if (tab.needsSaving) tab.saveNow();
      const before = news;
      settle();
      if (tab.sent) requestAnimationFrame(() => document.getElementById(draftQuestionId)?.focus());
      return !tab.sent && news === before;
    },
    swap: () => {
      stop();
      take();
      tab.swap();
      fill(true);
      stop();
      tell();
    },
    clear: () => {
      stop();
      tab.end();
      [lost, isEnded, isRestored] = [{}, true, false];
      tell();
    },
    clearForm,
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
