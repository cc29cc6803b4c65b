import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { secretFields } from '../../content/form-fields';
import { createId } from '../../lib/create-id';
import type { UploadRule } from '../../lib/files';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import {
  type FileNames,
  fileNamesOf,
  fittingFileNames,
  fittingLeaves,
  leavesOf,
  missingFiles,
  type UploadRules,
} from './draft-values';

/** Milliseconds without typing after which the draft is written. */
const debounce = 250;

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Names the draft: `draft:{name}` in session storage. */
  name: string;
  /** Fields that are never saved. `secretFields` are left out besides, whatever stands here. */
  exclude: readonly FieldPath<Values>[];
  /** Fields that hold a File or a list of Files, and what each takes. Their names are remembered, never their content. */
  files?: Readonly<Partial<Record<FieldPath<Values>, UploadRule>>>;
};

export type Draft = {
  /** `failed`: the browser refused to store the last change. */
  status: 'none' | 'restored' | 'saved' | 'failed';
  /** Names of files that were attached before a reload, by field: to be attached again. */
  lostFiles: FileNames;
  /** Names this attempt for `submit`, also after a reload or in a copy of this tab. */
  id: () => string;
  /** Removes the draft: after a success. */
  clear: () => void;
  /** Removes the draft and empties the form, secret fields and files included. */
  startOver: () => void;
};

/**
 * Keeps what is typed into a long form in session storage: a moment after typing, and at once when the page is hidden or
 * left. After a reload, Back or a crash it is put back into every field that still holds its default, so that nothing typed
 * meanwhile is overwritten. An unreadable draft, or one of another shape, is ignored.
 */
export const useDraft = <Values extends FieldValues>({ form, name, exclude, files }: Options<Values>): Draft => {
  const [status, setStatus] = useState<Draft['status']>('none');
  const [lostFiles, setLostFiles] = useState<FileNames>({});
  const lost = useRef<FileNames>({});
  const id = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Callers write these inline; a new object with the same names must not start everything again.
  const rules = (files ?? {}) as UploadRules;
  const fields = useRef({ excluded: [...exclude, ...Object.keys(rules), ...secretFields] as string[], rules });
  const key = useRef(keys.draft(name));

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
    if (store.read(key.current) !== null) store.remove(key.current);
  }, []);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = form.getValues();
    const defaults = leavesOf(form.formState.defaultValues ?? {}, fields.current.excluded);
    const typed = leavesOf(values, fields.current.excluded);
    const attached = fileNamesOf(values, fields.current.rules);
    const remembered = { ...lost.current };
    for (const [field, names] of Object.entries(attached))
      remembered[field] = [...new Set([...names, ...(lost.current[field] ?? [])])];
    const isEmpty =
      Object.entries(typed).every(([field, value]) => value === (defaults[field] ?? '')) &&
      Object.keys(remembered).length === 0;
    try {
      if (isEmpty) remove();
      else store.write(key.current, { id: draftId(), values: typed, files: remembered });
      setStatus((last) => (isEmpty ? 'none' : last === 'restored' ? last : 'saved'));
    } catch {
      setStatus('failed');
    }
  }, [form, remove, draftId]);

  useEffect(() => {
    const restore = () => {
      const stored = store.read(key.current);
      if (!stored) return;
      const defaults = leavesOf(form.formState.defaultValues ?? {}, fields.current.excluded);
      const current = leavesOf(form.getValues(), fields.current.excluded);
      const values = Object.entries(fittingLeaves(stored.values, defaults));
      for (const [field, value] of values) {
        const isUntouched = (current[field] ?? defaults[field]) === defaults[field];
        // The name was checked against the form's own fields, the value against the kind that stands there.
        const path = field as FieldPath<Values>;
        if (isUntouched && value !== defaults[field])
          form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
      }
      if (typeof stored.id === 'string' && /^[0-9a-f]{32}$/.test(stored.id)) id.current = stored.id;
      const names = fittingFileNames(stored.files, fields.current.rules);
      setLost(names);
      if (values.length > 0 || Object.keys(names).length > 0) setStatus('restored');
    };
    restore();

    const onChange = form.watch(() => {
      setLost(missingFiles(lost.current, fileNamesOf(form.getValues(), fields.current.rules), fields.current.rules));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, debounce);
    });
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      onChange.unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [form, save, setLost]);

  const forget = () => {
    remove();
    id.current = null;
    setLost({});
    setStatus('none');
  };

  return {
    status,
    lostFiles,
    id: draftId,
    clear: forget,
    startOver: () => {
      form.reset();
      forget();
    },
  };
};
