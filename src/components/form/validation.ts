import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { visibleText, withoutInvisible } from '../../lib/characters';

/** A required text: it is refused if nothing of it can be seen. The text is kept as typed, not trimmed. */
export const required = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((value) => visibleText(value) !== '', message),
  );

/** A domain with letters beyond ASCII, and without what would end it in an address. */
const spelledOut = /^[^\s/?#:@\\%]*[^\0-\x7f][^\s/?#:@\\%]*$/;

/** An email address with its domain in ASCII, as Chromium sends it: 'name@müller.de' becomes 'name@xn--mller-kva.de'. */
const asciiEmail = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at === 0 || !spelledOut.test(domain)) return email;
  try {
    return email.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
};

/** A required email address, valid by the HTML standard's regular expression for `type=email`. Its domain becomes ASCII. */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((typed) => withoutInvisible(typed).trim()),
    v.nonEmpty(message),
    v.transform(asciiEmail),
    v.rfcEmail('Enter an email address like name@example.com'),
  );

export const agreement = (message: string) =>
  v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, message),
  );

export const emptyTexts = <Entries extends v.ObjectEntries>({ entries }: { entries: Entries }) =>
  Object.fromEntries(Object.keys(entries).map((name) => [name, ''])) as Record<keyof Entries, ''>;

export type FormCheck<Values extends FieldValues> = v.GenericSchema<Values, Values> | Resolver<Values>;

export const useCheckedForm = <Values extends FieldValues>(
  check: FormCheck<Values>,
  defaultValues: DefaultValues<Values>,
) =>
  useForm<Values>({
    resolver: typeof check === 'function' ? check : valibotResolver(check),
    defaultValues,
    // `Form` moves the focus.
    shouldFocusError: false,
  });
