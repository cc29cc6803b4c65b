import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useHydrated } from '../../../hooks/use-hydrated';
import { now } from '../../../services/clock';
import { TextField } from '../text-field';
import { useCardAtHand } from './card-at-hand';
import {
  completeMonth,
  formatCardMonth,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  formatYear,
  isNoMonth,
  isPastExpiry,
  passesLuhn,
} from './card-format';
import { FormattedField } from './formatted-field';

type Part<Values extends FieldValues> = { name: FieldPath<Values>; label: string };

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Name and label of each field in this form. */
  number: Part<Values>;
  /** Month and year in one field; the Instant Site form splits them in two. */
  expiry: Part<Values> | { month: Part<Values>; year: Part<Values> };
  code: Part<Values>;
  holder?: Part<Values>;
  required?: boolean;
};

/** A hint if a complete expiry date cannot be right; none if it is plausible or incomplete. */
const remarkOnExpiry = (expiry: string) => {
  if (isNoMonth(expiry)) return { hint: 'There is no such month. The demo accepts it.' };
  return isPastExpiry(expiry, now()) && { hint: 'This date has passed. The demo accepts it.' };
};

/** A subgrid aligns labels, controls and hints across the row, so that a label of two lines does not shift one control. */
const inRow = 'row-span-3 grid-rows-subgrid';

const month = {
  format: formatCardMonth,
  complete: completeMonth,
  maxLength: 2,
  autoComplete: 'cc-exp-month',
  placeholder: 'MM',
};
const year = { format: formatYear, maxLength: 2, autoComplete: 'cc-exp-year', placeholder: 'YY' };

/**
 * The card fields of all five forms. They format as they are typed; a number or date that no real card has gets a hint
 * and is accepted. The values live in the form's memory only: they are never stored, sent, logged or put in an address.
 */
export const CardFields = <Values extends FieldValues>({
  form,
  number,
  expiry,
  code,
  holder,
  required = false,
}: Props<Values>) => {
  useCardAtHand({ form, number, expiry, code });
  const isSplit = 'month' in expiry;
  const dateNames = isSplit ? [expiry.month.name, expiry.year.name] : [expiry.name];
  const [typedNumber = '', ...typedExpiry] = useWatch({
    control: form.control,
    name: [number.name, ...dateNames],
  }).map((part) => String(part ?? ''));
  // Prerendered HTML knows neither the typed values nor the current date.
  const isHydrated = useHydrated();
  const oddNumber = isHydrated && typedNumber.length > 14 && !passesLuhn(typedNumber);
  const oddExpiry = isHydrated && remarkOnExpiry(typedExpiry.join('/'));
  const dates = isSplit
    ? [
        { ...expiry.month, ...month, ...oddExpiry },
        { ...expiry.year, ...year },
      ]
    : [{ ...expiry, format: formatExpiry, autoComplete: 'cc-exp', placeholder: 'MM/YY', ...oddExpiry }];
  const row = [
    ...dates,
    { ...code, format: formatSecurityCode, maxLength: 4, autoComplete: 'cc-csc', placeholder: '123' },
  ];
  return (
    <div className="grid gap-5">
      {holder && <TextField form={form} {...holder} required={required} autoComplete="cc-name" spellCheck={false} />}
      <FormattedField
        form={form}
        {...number}
        required={required}
        format={formatCardNumber}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
        {...(oddNumber && { hint: 'This does not look like a real card number. The demo accepts it.' })}
      />
      <div
        className={`card-row grid gap-y-1.5 ${isSplit ? 'grid-cols-[5fr_4fr_3fr] gap-x-3 sm:grid-cols-3 sm:gap-x-5' : 'grid-cols-[3fr_2fr] gap-x-5'}`}
      >
        {row.map((field) => (
          <FormattedField
            key={field.name}
            form={form}
            required={required}
            className={inRow}
            inputMode="numeric"
            {...field}
          />
        ))}
      </div>
    </div>
  );
};
