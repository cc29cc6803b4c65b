import { declineTexts, nothingCharged, openPaymentTexts } from '../../content/flows/payments';
import { classNames } from '../../lib/class-names';
import type { PaymentDeclined } from '../../services/errors';
import type { Settlement } from '../../services/payments/port';

export const declineText = ({ reason }: PaymentDeclined): string => {
  const { what, advice } = declineTexts[reason];
  return `${what} ${nothingCharged} ${advice}`;
};

/** The same for an open payment that was settled. One that the visitor has canceled was not declined. */
export const settledText = (error: PaymentDeclined, settlement?: Settlement): string =>
  settlement === 'cancel' ? openPaymentTexts.canceled : declineText(error);

type Props = { text: string; className?: string };

const takeFocus = (note: HTMLElement | null) => note?.focus();

/** A message about a payment that has ended. It and each new one take the focus, because the button that was pressed may be gone. */
export const PaymentNote = ({ text, className = 'border-sun' }: Props) => (
  <p
    key={text}
    ref={takeFocus}
    tabIndex={-1}
    className={classNames('border-l-8 pl-4 font-semibold outline-none', className)}
  >
    {text}
  </p>
);
