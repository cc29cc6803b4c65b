import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { sampleCard } from '../../../content/account/sample-answers';
import { useHydrated } from '../../../hooks/use-hydrated';
import { now } from '../../../services/clock';
import { fillField } from '../field';
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
import { useFilledByDesk } from './filled-by-desk';
import { FormattedField } from './formatted-field';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  names: {
    number: FieldPath<Values>;
    /** Month and year in one field; the Instant Site form splits them in two. */
    expiry: FieldPath<Values> | { month: FieldPath<Values>; year: FieldPath<Values> };
    code: FieldPath<Values>;
  };
  labels: { expiry?: string; code: string };
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
  label: 'Month (MM)',
  format: formatCardMonth,
  complete: completeMonth,
  maxLength: 2,
  autoComplete: 'cc-exp-month',
  placeholder: 'MM',
};
const year = {
  label: 'Year (YY)',
  format: formatYear,
  maxLength: 2,
  autoComplete: 'cc-exp-year',
  placeholder: 'YY',
};

const wholeDate = { format: formatExpiry, autoComplete: 'cc-exp', placeholder: 'MM/YY' };
const securityCode = { format: formatSecurityCode, maxLength: 4, autoComplete: 'cc-csc', placeholder: '123' };

/** The values live in the form's memory only: they are never stored, sent, logged or put in an address. */
export const CardFields = <Values extends FieldValues>({ form, names, labels, required = false }: Props<Values>) => {
  const { number, expiry, code } = names;
  const isSplit = typeof expiry !== 'string';
  useFilledByDesk((typed) => {
    fillField(form, number, typed);
    fillField(form, code, sampleCard.code);
    fillField(form, isSplit ? expiry.month : expiry, isSplit ? sampleCard.month : sampleCard.expiry);
    if (isSplit) fillField(form, expiry.year, sampleCard.year);
  });
  const dateNames = isSplit ? [expiry.month, expiry.year] : [expiry];
  const typed = useWatch({ control: form.control, name: [number, ...dateNames] });
  const [typedNumber = '', ...typedExpiry] = typed.map((part) => String(part ?? ''));
  // Prerendered HTML knows neither the typed values nor the current date.
  const isHydrated = useHydrated();
  const oddNumber = isHydrated && typedNumber.length > 14 && !passesLuhn(typedNumber);
  const oddExpiry = isHydrated && remarkOnExpiry(typedExpiry.join('/'));
  const dates = isSplit
    ? [
        { name: expiry.month, ...month, ...oddExpiry },
        { name: expiry.year, ...year },
      ]
    : [{ name: expiry, label: labels.expiry ?? '', ...wholeDate, ...oddExpiry }];
  const row = [...dates, { name: code, label: labels.code, ...securityCode }];
  return (
    <div className="grid gap-5">
      <FormattedField
        form={form}
        name={number}
        label="Card number"
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
