import type { FieldErrors } from 'react-hook-form';
import type { FieldProblem } from './error-summary';

/**
 * All errors of a form as a flat list with dotted names.
 * @param order names of the fields in the order of the page; others come last
 */
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
