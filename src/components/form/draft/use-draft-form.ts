import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ComponentProps, type ReactElement, useContext } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type * as v from 'valibot';
import { FormCustomer } from '../../../hooks/form-customer';
import { useGoOn } from '../../../hooks/use-still-here';
import type { DemoNotice } from '../demo-notice';
import { fieldId } from '../errors';
import { fillEmpty } from '../prefill';
import type { DraftStatus } from './draft-status';
import type { FormDraft } from './form-draft';
import type { DraftOptions } from './form-side';
import { useDraft } from './use-draft';
import { useLeaveQuestion } from './use-leave-question';

type Options<Values extends FieldValues> = Omit<DraftOptions<Values>, 'form'> & {
  defaults: DefaultValues<Values>;
  check: v.GenericSchema<Values, Values> | Resolver<Values>;
  /** What *Fill in sample data* fills empty fields with. */
  sample: () => Readonly<Partial<Record<FieldPath<Values>, string | true>>>;
  asksFor: ComponentProps<typeof DemoNotice>['asksFor'];
  /** After *Clear form*: resets other state, and moves the focus. Without it, the first field gets the focus. */
  onCleared?: () => void;
};

export type DraftForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  draft: FormDraft;
  isBusy: boolean;
  notice: ComponentProps<typeof DemoNotice>;
  status: ComponentProps<typeof DraftStatus>;
  /** A form with files renders it, whatever step it shows. */
  leaveQuestion: ReactElement | null;
  /**
   * Removes the draft after it was sent, and opens the next page, unless the visitor has left this one. That page replaces the
   * history entry, so that Back does not open a form that was sent already. @returns whether the visitor was still here
   */
  finish: (to?: string) => boolean;
};

/**
 * The shell of a form whose answers are kept as a draft. Its component is wrapped in `perCustomer`, and has the fields and
 * what sending does; `Form` sends once, and moves the focus to what is wrong.
 */
export const useDraftForm = <Values extends FieldValues>(options: Options<Values>): DraftForm<Values> => {
  const { defaults, check, sample, asksFor, onCleared, ...kept } = options;
  const goOn = useGoOn();
  const { isSending } = useContext(FormCustomer);
  const form = useForm<Values>({
    resolver: typeof check === 'function' ? check : valibotResolver(check),
    defaultValues: defaults,
    // `Form` moves the focus.
    shouldFocusError: false,
  });
  const draft = useDraft({ form, ...kept });
  const hasFiles = useWatch({
    control: form.control,
    compute: (values) => Object.keys(kept.files ?? {}).some((field) => values[field].length > 0),
  });
  const [leaveQuestion, letLeave] = useLeaveQuestion(hasFiles);

  const focusFirst = () => document.getElementById(fieldId(Object.keys(defaults)[0] ?? ''))?.focus();
  return {
    form,
    draft,
    isBusy: isSending(),
    notice: { asksFor, onFill: () => fillEmpty(form, sample()) },
    status: { draft, asksForCard: asksFor === 'card', onCleared: onCleared ?? focusFirst },
    leaveQuestion,
    finish: (to) => {
      letLeave();
      draft.clear();
      return to !== undefined && goOn(to, { replace: true });
    },
  };
};
