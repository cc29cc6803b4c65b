import { useId } from 'react';
import { Button } from '../ui/button';

/**
 * The one main action of a form. While it works it says so, also aloud, and stays where the focus is. What went wrong with
 * the last attempt stands under it; the toast has announced that already.
 */
export const SubmitButton = ({
  isBusy,
  busyLabel = 'Processing...',
  problem = '',
  disabled = false,
  children,
  className,
}: {
  isBusy: boolean;
  /** The spec's word for it, where it has another. */
  busyLabel?: string;
  problem?: string;
  disabled?: boolean;
  children: string;
  className?: string;
}) => {
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        tone="primary"
        size="large"
        disabled={disabled}
        aria-disabled={isBusy}
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
