import { Button } from '../ui/button';

/** The one main action of a form. While it works it says so, also aloud, and stays where the focus is. */
export const SubmitButton = ({
  isBusy,
  busyLabel,
  children,
  className,
}: {
  isBusy: boolean;
  busyLabel: string;
  children: string;
  className?: string;
}) => (
  <>
    <Button type="submit" tone="primary" size="large" aria-disabled={isBusy} {...(className && { className })}>
      {isBusy ? busyLabel : children}
    </Button>
    <span role="status" className="sr-only">
      {isBusy ? busyLabel : ''}
    </span>
  </>
);
