import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { secretFields } from '../../../content/flows/form-fields';
import type { UploadRule } from '../../../content/types';
import { createId } from '../../../lib/create-id';
import { draftKey, draftOwner, takeDraft } from '../../../services/flows/drafts';
import { store } from '../../../storage/store';
import { type StartOf, startForm } from '../use-prefill';
import { fillForm, readForm } from './draft-form';
import { type FileNames, fileNamesOf, missingFiles, type UploadRules } from './draft-values';

/** Debounce: how long after the last change the draft is written, in milliseconds. */
const debounce = 250;

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Names the draft: `draft:{name}` in session storage, and `draft:{name}:{email}` for a signed-in customer. */
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
  /** `failed`: the browser refused to store the last change. */
  status: 'none' | 'restored' | 'saved' | 'failed';
  /** Names of files that were attached before a reload and must be attached again, by field. */
  lostFiles: FileNames;
  /** Idempotency key of the submission; the same after a reload and in a duplicated tab. */
  id: () => string;
  /** Removes the draft, after a successful submit. */
  clear: () => void;
  /** Removes the draft and clears the form, including secret fields and files. */
  clearForm: () => void;
};

/**
 * Saves a long form as a draft in session storage: debounced while the visitor types, and immediately when the page is
 * hidden or left. After a reload, Back or a crash, the draft fills every field that still has its default value, so that
 * nothing the visitor has typed since is overwritten. A damaged draft is ignored. A draft belongs to the signed-in customer:
 * when they log out, the form is cleared, and the draft is back when they log in.
 */
export const useDraft = <Values extends FieldValues>(options: Options<Values>): Draft => {
  const { form, name, exclude, startOf, files, onEmptied } = options;
  const [status, setStatus] = useState<Draft['status']>('none');
  const [lostFiles, setLostFiles] = useState<FileNames>({});
  const lost = useRef<FileNames>({});
  const id = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Callers pass new objects at every render; only a change of their content may restart the effects.
  const rules = (files ?? {}) as UploadRules;
  const fields = useRef({ excluded: [...exclude, ...Object.keys(rules), ...secretFields] as string[], rules });
  const owner = useRef<string | null>(null);
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

  const remove = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const key = draftKey(name, owner.current);
    if (store.read(key) !== null) store.remove(key);
  }, [name]);

  const forget = useCallback(() => {
    id.current = null;
    setLost({});
    setStatus('none');
  }, [setLost]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const typed = readForm(form, fields.current, lost.current);
    const isEmpty = typed.answers === 0;
    // Before the write, because the write can empty the form: its customer may have logged out in another tab.
    setStatus((last) => (isEmpty ? 'none' : last === 'restored' ? last : 'saved'));
    try {
      if (isEmpty) remove();
      else store.write(draftKey(name, owner.current), { id: draftId(), ...typed });
    } catch {
      setStatus('failed');
    }
  }, [form, name, remove, draftId]);

  useEffect(() => {
    const restore = () => {
      const stored = takeDraft(name, owner.current);
      if (!stored) return;
      const filled = fillForm(form, fields.current, stored);
      if (filled.id !== null) id.current = filled.id;
      setLost(filled.lost);
      if (filled.isRestored) setStatus('restored');
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
      start();
      if (before !== null) {
        forget();
        form.reset();
        restore();
        reportEmptied();
        return;
      }
      // The visitor has signed in: the values stay and become their draft. A submitted form is not saved again.
      const anonymous = draftKey(name, null);
      const isTyped = store.read(anonymous) !== null;
      restore();
      if (!isTyped) return;
      store.remove(anonymous);
      save();
    };
    owner.current = draftOwner();
    start();
    restore();

    const onChange = form.watch(() => {
      setLost(missingFiles(lost.current, fileNamesOf(form.getValues(), fields.current.rules), fields.current.rules));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, debounce);
    });
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const endFollowing = store.subscribe(() => followOwner.current());
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      endFollowing();
      onChange.unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [form, name, save, setLost, forget]);

  useEffect(() => {
    isSending.current = isSubmitting;
    if (!isSubmitting) followOwner.current();
  }, [isSubmitting]);

  const clear = () => {
    remove();
    forget();
  };

  return {
    status,
    lostFiles,
    id: draftId,
    clear,
    clearForm: () => {
      form.reset();
      clear();
    },
  };
};
