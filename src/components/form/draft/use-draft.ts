import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { secretFields } from '../../../content/flows/form-fields';
import type { UploadRule } from '../../../content/types';
import { createId } from '../../../lib/create-id';
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
import { type StartOf, startForm } from '../use-prefill';
import { fillForm, idOf, readForm } from './draft-form';
import { type FileNames, fileNamesOf, missingFiles, type UploadRules } from './draft-values';

/** The id of the question that `rival` asks: it has the focus after an attempt to send the form without an answer to it. */
export const draftQuestionId = 'draft-question';

/** Debounce: how long after the last change the draft is written, in milliseconds. */
const debounce = 250;

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Names the draft. */
  name: string;
  /** Fields that are never saved. `secretFields` are never saved either, even if they are missing here. */
  exclude: readonly FieldPath<Values>[];
  /** What the form starts with. The values are defaults, so that they are no draft, and the draft replaces them. */
  startOf?: StartOf<Values>;
  /** File fields and the upload rule of each. The names of files are saved, never their content. */
  files?: Readonly<Partial<Record<FieldPath<Values>, UploadRule>>>;
  /** Whether another form is sending the values of this one. */
  isSending?: boolean;
  /** Called when the form was emptied because its customer is no longer signed in. */
  onEmptied?: () => void;
};

export type Draft = {
  /** `tab`: it is in this tab only, for want of room. `failed`: the browser refused to store the last change. */
  status: 'none' | 'restored' | 'saved' | 'tab' | 'failed';
  /** Until when it is kept with the account (ISO 8601); null if it is kept in this tab. */
  until: string | null;
  /** What became of it elsewhere. Nothing is saved until the customer has chosen. */
  rival: Rival | null;
  /** Names of files that were attached before a reload and must be attached again, by field. */
  lostFiles: FileNames;
  /** Idempotency key of the submission; the same after a reload and in another tab with this draft. */
  id: () => string;
  /** Call it before sending: whether nothing became of the draft elsewhere. If something did, the question gets the focus. */
  isCurrent: () => boolean;
  /** Replaces what is typed here by the draft of another tab. Attached files stay. */
  takeNewer: () => void;
  /** Replaces the draft of another tab by what is typed here. */
  keepThese: () => void;
  /** Removes the draft, after a successful submit. */
  clear: () => void;
  /** Removes the draft and clears the form, including secret fields and files. What was begun in another tab takes its place. */
  clearForm: () => void;
};

/**
 * Saves a form as a draft: debounced while the visitor types, and immediately when the page is hidden or left. After a reload,
 * Back or a crash, the draft fills every field that still has its default value, so that nothing the visitor has typed since
 * is overwritten. A damaged draft is ignored. A draft belongs to the signed-in customer: when they log out, the form is
 * cleared, and the draft is back when they log in. Drafts of long forms are kept with the account, where other tabs may change
 * them: a tab in which nobody has typed follows, any other asks.
 */
export const useDraft = <Values extends FieldValues>(options: Options<Values>): Draft => {
  const { form, name, exclude, startOf, files, onEmptied } = options;
  const [status, setStatus] = useState<Draft['status']>('none');
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
  /** True while this hook itself changes the form or the draft. */
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

  /** Notices what became of the draft elsewhere. @returns whether the customer has to choose */
  const isHeld = useCallback((): boolean => {
    const found = find();
    if (isSending.current || isQuiet.current) return found !== null;
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
    const typed = readForm(form, fields.current, lost.current);
    const isEmpty = typed.answers === 0;
    // Before the write, because the write can empty the form: its customer may have logged out in another tab.
    setStatus((last) => (isEmpty ? 'none' : last === 'restored' ? last : 'saved'));
    let isStored = true;
    quietly(() => {
      try {
        if (isEmpty) removeDraft(name, owner.current, seen.current);
        else if (!writeDraft(name, owner.current, { id: draftId(), ...typed })) setStatus('tab');
      } catch {
        isStored = false;
        setStatus('failed');
      }
    });
    markSeen();
    return isStored;
  }, [form, name, draftId, isHeld, quietly, markSeen, stopTimer]);

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
    quietly(start);
    restore();

    const onChange = form.watch(() => {
      if (isQuiet.current) return;
      isTyped.current = true;
      setLost(missingFiles(lost.current, fileNamesOf(form.getValues(), fields.current.rules), fields.current.rules));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, debounce);
    });
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const endFollowing = store.subscribe(() => {
      followOwner.current();
      isHeld();
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      endFollowing();
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
    quietly(() => removeDraft(name, owner.current, seen.current));
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
