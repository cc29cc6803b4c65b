import type { Ref } from 'react';
import { fieldId } from './field-id';

/** The error of one field; the message is a sentence that says what to do. */
export type FieldProblem = { name: string; message: string };

/** The error summary above a form: each error is a link to its field. It is focused when it appears. */
export const ErrorSummary = ({ problems, ref }: { problems: readonly FieldProblem[]; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} role="alert" className="col-span-full border-4 border-alarm p-5 outline-offset-4">
    <h2 className="text-subheading">There is a problem</h2>
    <ul className="mt-2 gap-x-8 sm:columns-2">
      {problems.map(({ name, message }) => (
        <li key={name} className="break-inside-avoid py-0.5">
          <a
            href={`#${fieldId(name)}`}
            data-in-place=""
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
