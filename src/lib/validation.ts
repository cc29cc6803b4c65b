import * as v from 'valibot';

/** Text that must not be empty; blanks alone do not count. The text itself is kept as typed. */
export const required = (message: string) =>
  v.pipe(
    v.string(message),
    v.check((value) => value.trim() !== '', message),
  );

/** An email address of the shape that browsers accept for `type=email`: the HTML standard's expression. */
export const emailAddress = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.rfcEmail('Enter an email address like name@example.com'));

/** A box that must be ticked. */
export const agreement = (message: string) =>
  v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, message),
  );
