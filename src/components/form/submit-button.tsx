import { createContext, useContext, useId } from 'react';
import { Button } from '../ui/button';

/** Of the `Form` around it: whether it is being sent, and why the last attempt failed; '' if it did not. */
export const FormAction = createContext({ isBusy: false, problem: '' });

type Props = {
  /** Without `isBusy` and `problem`, the button shows those of the `Form` around it. */
  isBusy?: boolean | undefined;
  busyLabel?: string;
  problem?: string;
  whyNot?: string | false | undefined;
  children: string;
  className?: string;
};

/** While it is busy it keeps the focus. The last error has no live region, because the toast has announced it. */
export const SubmitButton = (props: Props) => {
  const action = useContext(FormAction);
  const { isBusy = action.isBusy, problem = action.problem, busyLabel = 'Processing...' } = props;
  const { whyNot, children, className } = props;
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        tone="primary"
        size="large"
        // The button is busy, and the form is not: screen readers do not announce a live region inside a busy element.
        aria-busy={isBusy}
        isBusy={isBusy}
        whyNot={whyNot}
        {...(problem && { 'aria-describedby': id })}
        {...(className && { className })}
      >
        {isBusy ? busyLabel : children}
      </Button>
      <span role="status" className="sr-only">
        {isBusy ? 'One moment, please' : ''}
      </span>
      {problem && (
        <p id={id} className="font-semibold text-alarm text-sm">
          {problem}
        </p>
      )}
    </>
  );
};
