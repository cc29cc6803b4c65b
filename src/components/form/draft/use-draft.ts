import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { createId } from '../../../lib/random';
import {
  draftOwner,
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
import { startForm } from '../prefill';
import { type DraftOptions, draftQuestionId, type FormDraft, secretFields } from './draft';
import { type FileNames, fileNamesOf, fillForm, idOf, missingFiles, readForm, type UploadRules } from './draft-form';

/** Debounce: how long after the last change the draft is written, in milliseconds. */
const debounce = 250;
/** How long after a change of storage the draft is looked at, in milliseconds: the keys of one step arrive one by one. */
const arrival = 100;

/**
 * Saves a form as a draft: debounced while the visitor types, and immediately when the page is hidden or left. After a reload,
 * Back or a crash, the draft fills every field that still has its default value, so that nothing the visitor has typed since
 * is overwritten. A damaged draft is ignored. A draft belongs to the signed-in customer: when they log out, the form is
 * cleared, and the draft is back when they log in. Drafts of long forms are kept with the account, where other tabs may change
 * them: a tab in which nobody has typed follows, any other asks.
 */
export const useDraft = <Values extends FieldValues>(options: DraftOptions<Values>): FormDraft => {
  const { form, name, exclude = [], startOf, files, count, onEmptied } = options;
  const [status, setStatus] = useState<FormDraft['status']>('none');
  const [until, setUntil] = useState<string | null>(null);
  const [rival, setRival] = useState<Rival | null>(null);
  const [lostFiles, setLostFiles] = useState<FileNames>({});
  const lost = useRef<FileNames>({});
  const id = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Callers pass new objects at every render; only a change of their content may restart the effects.
  const rules = (files ?? {}) as UploadRules;
  const fields = useRef({ excluded: [...exclude, ...Object.keys(rules), ...secretFields] as string[], rules });
  const owner = useRef<string | null>(null);
  /** The text of the account's draft as this tab has last read or written it. */
  const seen = useRef<string | null>(null);
  /** Whether the visitor has changed something since this tab has last taken a draft. */
  const isTyped = useRef(false);
  /** True while this hook itself changes the form. */
  const isQuiet = useRef(false);
  const isSubmitting = form.formState.isSubmitting || options.isSending === true;
  const isSending = useRef(false);
  const followOwner = useRef(() => {});
  const start = useEffectEvent(() => startOf && startForm(form, startOf));
  const reportEmptied = useEffectEvent(() => onEmptied?.());

  const draftId = useCallback(() => {
    id.current ??= createId();
    return id.current;
  }, []);

  const setLost = useCallback((names: FileNames) => {
    lost.current = names;
    setLostFiles((before) => (JSON.stringify(before) === JSON.stringify(names) ? before : names));
  }, []);

  const quietly = useCallback((change: () => void) => {
    isQuiet.current = true;
    change();
    isQuiet.current = false;
  }, []);

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  /** From here on only later changes of the account's draft are news. */
  const markSeen = useCallback(() => {
    seen.current = keptText(name, owner.current);
    setUntil(keptUntil(name, owner.current));
    setRival(null);
  }, [name]);

  const forget = useCallback(() => {
    id.current = null;
    isTyped.current = false;
    setLost({});
    setStatus('none');
    markSeen();
  }, [setLost, markSeen]);

  const fill = useCallback(
    (stored: Readonly<Record<string, unknown>>, replaces: boolean) =>
      quietly(() => {
        const filled = fillForm(form, fields.current, stored, replaces);
        if (filled.id !== null) id.current = filled.id;
        setLost(filled.lost);
        if (filled.isRestored) setStatus('restored');
      }),
    [form, quietly, setLost],
  );

  const takeNewer = useCallback(() => {
    stopTimer();
    fill(readKept(name, owner.current) ?? {}, true);
    isTyped.current = false;
    for (const from of [owner.current, null]) removeKey(tabDraftKey(name, from));
    markSeen();
  }, [name, stopTimer, fill, markSeen]);

  const find = useCallback(() => findRival(name, owner.current, { text: seen.current, id: id.current }), [name]);

  /** Notices a change of the draft in another tab. @returns whether the customer has to choose */
  const isHeld = useCallback((): boolean => {
    const found = find();
    if (isSending.current) return found !== null;
    if (found?.kind === 'newer' && !isTyped.current) {
      takeNewer();
      return false;
    }
    setRival(found);
    return found !== null;
  }, [find, takeNewer]);

  /** @returns whether it is stored */
  const save = useCallback((): boolean => {
    stopTimer();
    if (isHeld()) return false;
    const typed = readForm(form, fields.current, lost.current, count);
    const isEmpty = [typed.values, typed.files].every((part) => Object.keys(part).length === 0);
    // Before the write, because the write can empty the form: its customer may have logged out in another tab.
    setStatus((last) => (isEmpty ? 'none' : last === 'restored' ? last : 'saved'));
    try {
      if (isEmpty) removeDraft(name, owner.current, seen.current);
      else if (!writeDraft(name, owner.current, { id: draftId(), ...typed })) setStatus('tab');
      markSeen();
      return true;
    } catch {
      setStatus('failed');
      return false;
    }
  }, [form, name, count, draftId, isHeld, markSeen, stopTimer]);

  useEffect(() => {
    const restore = () => {
      const { draft, hasRival, isInTab } = openDraft(name, owner.current);
      markSeen();
      // What is in this tab was typed by the customer, who has not seen the account's draft.
      if (hasRival) {
        seen.current = null;
        isTyped.current = true;
      }
      if (draft) fill(draft, false);
      if (isInTab) setStatus('tab');
      isHeld();
    };
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    followOwner.current = () => {
      const [before, now] = [owner.current, draftOwner()];
      // The draft's owner does not change while the form is being submitted.
      if (now === before || isSending.current) return;
      flush();
      // Writing the draft has called this already.
      if (owner.current === now) return;
      owner.current = now;
      // After the last customer's answers are saved, and before the form is reset to these defaults.
      quietly(start);
      if (before !== null) {
        quietly(() => form.reset());
        forget();
        restore();
        reportEmptied();
        return;
      }
      // The visitor has signed in: the values stay and become their draft. A submitted form is not saved again.
      const anonymous = tabDraftKey(name, null);
      const isDraft = store.read(anonymous) !== null;
      restore();
      // What is left of a short form is merged with the customer's own draft.
      if (isDraft && keptText(name, now) === null && save()) removeKey(anonymous);
    };
    owner.current = draftOwner();
    // Before the page was hydrated.
    const wasTyped = readForm(form, fields.current, {}).answers > 0;
    quietly(start);
    restore();

    const saveSoon = () => {
      if (isQuiet.current) return;
      isTyped.current = true;
      setLost(missingFiles(lost.current, fileNamesOf(form.getValues(), fields.current.rules), fields.current.rules));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, debounce);
    };
    if (wasTyped) saveSoon();
    const onChange = form.watch(saveSoon);
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    let noticing: ReturnType<typeof setTimeout> | undefined;
    const endFollowing = store.subscribe(() => {
      followOwner.current();
      clearTimeout(noticing);
      noticing = setTimeout(isHeld, arrival);
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      endFollowing();
      clearTimeout(noticing);
      onChange.unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [form, name, save, fill, isHeld, quietly, markSeen, setLost, forget]);

  useEffect(() => {
    isSending.current = isSubmitting;
    if (!isSubmitting) followOwner.current();
  }, [isSubmitting]);

  const clear = () => {
    stopTimer();
    removeDraft(name, owner.current, seen.current);
    forget();
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
      id.current = idOf(readKept(name, owner.current) ?? {}) ?? id.current;
      markSeen();
      if (save()) removeKey(tabDraftKey(name, null));
    },
    clear,
    clearForm: () => {
      quietly(() => form.reset());
      clear();
      if (keptText(name, owner.current) !== null) takeNewer();
    },
  };
};
