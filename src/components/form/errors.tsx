import type { Ref } from 'react';
import type { FieldErrors } from 'react-hook-form';

export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

export type FieldProblem = { name: string; message: string };

/** All errors of a form with dotted names. @param order names of the fields in the order of the page; others come last */
export const listProblems = (errors: FieldErrors, order: readonly string[] = []): FieldProblem[] => {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return flatten(errors, '').sort((a, b) => rank(a.name) - rank(b.name));
};

const flatten = (errors: FieldErrors, prefix: string): FieldProblem[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== 'object') return [];
    if ('message' in error && typeof error.message === 'string')
      return [{ name: prefix + name, message: error.message }];
    return flatten(error as FieldErrors, `${prefix}${name}.`);
  });

/** The error summary above a form: each error is a link to its field. It is focused when it appears. */
export const ErrorSummary = ({ problems, ref }: { problems: readonly FieldProblem[]; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} role="alert" className="col-span-full border-4 border-alarm p-5 outline-offset-4">
    <h2 className="text-subheading">There is a problem</h2>
    <ul className="mt-2 gap-x-8 sm:columns-2">
      {problems.map(({ name, message }) => (
        <li key={name} className="break-inside-avoid py-0.5">
          <a
            href={`#${fieldId(name)}`}
            className="font-semibold text-alarm text-link"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(name))?.focus();
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
