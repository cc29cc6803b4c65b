import { useContext, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormCustomer } from '../../../hooks/use-action';
import { createId } from '../../../lib/random';
import {
  keptText,
  keptUntil,
  openDraft,
  readKept,
  removeDraft,
  removeKey,
  tabDraftKey,
  writeDraft,
} from '../../../services/flows/drafts';
import { findRival, type Rival } from '../../../services/flows/long-drafts';
import { store } from '../../../storage/store';
import { usePrefill } from '../prefill';
import { type DraftOptions, draftQuestionId, type FormDraft, secretFields } from './draft';
import { type FileNames, fileNamesOf, fillForm, idOf, missingFiles, readForm, type UploadRules } from './draft-form';

/** Debounce: how long after the last change the draft is written, in milliseconds. */
const debounce = 250;
/** How long after a change of storage the draft is looked at, in milliseconds: the keys of one step arrive one by one. */
const arrival = 100;

/**
 * Saves a form as a draft: debounced while the visitor types, and immediately when the page is hidden or left. After a reload,
 * Back or a crash, the draft fills every field that still has its default value, so that nothing the visitor has typed since
 * is overwritten. A damaged draft is ignored. A draft belongs to the customer whose answers the form shows (`perCustomer`).
 * Drafts of long forms are kept with the account, where other tabs may change them: a tab in which nobody has typed takes the change
 * over, any other asks.
 */
export const useDraft = <Values extends FieldValues>(options: DraftOptions<Values>): FormDraft => {
  const { form, name, exclude = [], startOf, files, count } = options;
  const { owner, isSending } = useContext(FormCustomer);
  const [status, setStatus] = useState<FormDraft['status']>('none');
  const [until, setUntil] = useState<string | null>(null);
  const [rival, setRival] = useState<Rival | null>(null);
  const [lostFiles, setLostFiles] = useState<FileNames>({});
  const lost = useRef<FileNames>({});
  const id = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const rules = (files ?? {}) as UploadRules;
  const fields = { excluded: [...exclude, ...Object.keys(rules), ...secretFields], rules };
  /** The text of the account's draft as this tab has last read or written it. */
  const seen = useRef<string | null>(null);
  /** Whether the visitor has changed something since this tab has last taken a draft. */
  const isTyped = useRef(false);
  const isOpened = useRef(false);

  const draftId = () => {
    id.current ??= createId();
    return id.current;
  };

  const setLost = (names: FileNames) => {
    lost.current = names;
    setLostFiles((before) => (JSON.stringify(before) === JSON.stringify(names) ? before : names));
  };

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  /** From here on only later changes of the account's draft are noticed. */
  const markSeen = () => {
    seen.current = keptText(name, owner);
    setUntil(keptUntil(name, owner));
    setRival(null);
  };

  const fill = (stored: Readonly<Record<string, unknown>>, replaces: boolean) => {
    const filled = fillForm(form, fields, stored, replaces);
    if (filled.id !== null) id.current = filled.id;
    setLost(filled.lost);
    if (filled.isRestored) setStatus('restored');
  };

  const takeNewer = () => {
    fill(readKept(name, owner) ?? {}, true);
    // What fills the form counts as typed.
    stopTimer();
    isTyped.current = false;
    for (const from of [owner, null]) removeKey(tabDraftKey(name, from));
    markSeen();
  };

  const find = () => findRival(name, owner, { text: seen.current, id: id.current });

  /** Notices a change of the draft in another tab. @returns whether the customer has to choose */
  const isHeld = (): boolean => {
    const found = find();
    if (isSending()) return found !== null;
    if (found?.kind === 'newer' && !isTyped.current) {
      takeNewer();
      return false;
    }
    setRival(found);
    return found !== null;
  };

  /** @returns whether it is stored */
  const save = (): boolean => {
    stopTimer();
    if (isHeld()) return false;
    const typed = readForm(form, fields, lost.current, count);
    const isEmpty = [typed.values, typed.files].every((part) => Object.keys(part).length === 0);
    setStatus((last) => (isEmpty ? 'none' : last === 'restored' ? last : 'saved'));
    try {
      if (isEmpty) removeDraft(name, owner, seen.current);
      else if (!writeDraft(name, owner, { id: draftId(), ...typed })) setStatus('tab');
      markSeen();
      return true;
    } catch {
      setStatus('failed');
      return false;
    }
  };

  usePrefill(form, startOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what the functions use, only the owner changes
  useEffect(() => {
    // It runs again when a signed-out visitor has logged in: what they typed becomes the customer's draft.
    const hasLoggedIn = isOpened.current;
    isOpened.current = true;
    const anonymous = tabDraftKey(name, null);
    // Before the page was hydrated, or before the login: a form that was sent has no draft.
    const wasTyped = hasLoggedIn ? store.read(anonymous) !== null : readForm(form, fields, {}).answers > 0;
    const { draft, hasRival, isInTab } = openDraft(name, owner);
    markSeen();
    // What is in this tab was typed by the customer, who has not seen the account's draft.
    if (hasRival) {
      seen.current = null;
      isTyped.current = true;
    }
    if (draft) fill(draft, false);
    if (isInTab) setStatus('tab');
    isHeld();

    const saveSoon = () => {
      isTyped.current = true;
      setLost(missingFiles(lost.current, fileNamesOf(form.getValues(), rules), rules));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, debounce);
    };
    if (wasTyped && !hasLoggedIn) saveSoon();
    // What is left of a short form is merged with the customer's own draft.
    if (wasTyped && hasLoggedIn && keptText(name, owner) === null && save()) removeKey(anonymous);
    const onChange = form.watch(saveSoon);
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    let noticing: ReturnType<typeof setTimeout> | undefined;
    const endNoticing = store.subscribe(() => {
      clearTimeout(noticing);
      noticing = setTimeout(isHeld, arrival);
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      endNoticing();
      clearTimeout(noticing);
      onChange.unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [owner]);

  const clear = () => {
    stopTimer();
    removeDraft(name, owner, seen.current);
    id.current = null;
    isTyped.current = false;
    setLost({});
    setStatus('none');
    markSeen();
  };

  return {
    status,
    until,
    rival,
    lostFiles,
    id: draftId,
    isCurrent: () => {
      const found = find();
      setRival(found);
      if (found) requestAnimationFrame(() => document.getElementById(draftQuestionId)?.focus());
      return found === null;
    },
    takeNewer,
    keepThese: () => {
      // One draft has one id, so that two tabs cannot pay for it twice.
      id.current = idOf(readKept(name, owner) ?? {}) ?? id.current;
      markSeen();
      if (save()) removeKey(tabDraftKey(name, null));
    },
    clear,
    clearForm: () => {
      form.reset();
      clear();
      if (keptText(name, owner) !== null) takeNewer();
    },
  };
};
