import { openPaymentTexts, paymentPage } from '../../content/flows/payments';
import { formatCents, toCents } from '../../content/format/money';
import { href } from '../../paths';
import { useOpenPayments } from '../../queries/visitor';
import * as keys from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { ButtonLink } from '../ui/button';
import { useFindInterrupted } from './use-find-interrupted';

type Notice = { key: string; heading: string; details: string; reference?: string; to: string };

const Notices = ({ notices }: { notices: readonly Notice[] }) =>
  notices.map(({ key, heading, details, reference, to }) => (
    <section
      key={key}
      aria-labelledby={key}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-sun border-l-8 bg-ground-raised p-5 print:hidden"
    >
      <div className="grid gap-1">
        <h2 id={key} className="font-semibold font-text text-base">
          {heading}
        </h2>
        <p className="wrap-anywhere">
          <span>{details}</span> {reference && <span translate="no">{reference}</span>}
        </p>
      </div>
      <ButtonLink to={to} size="small" describedBy={key}>
        {openPaymentTexts.finish}
      </ButtonLink>
    </section>
  ));

export const SessionNotice = () => {
  const pending = useStored(keys.pendingPurchase);
  if (!pending?.sessionId) return null;
  const details = formatCents(toCents(pending.amount));
  const to = href('demoProvider', { session: pending.sessionId });
  return <Notices notices={[{ key: 'open-session', heading: openPaymentTexts.onProviderPage, details, to }]} />;
};

export const OpenPaymentNotices = () => {
  const payments = useOpenPayments();
  useFindInterrupted();
  const notices = payments.flatMap(({ key, state, reference, amountCents, order: { kind } }): Notice[] => {
    const to = paymentPage(kind, reference);
    if (to === undefined) return [];
    const { heading } = openPaymentTexts[state === 'needs-confirmation' ? state : 'unknown'];
    const details = `${formatCents(amountCents)}. ${openPaymentTexts.reference}:`;
    return [{ key, heading, details, reference, to }];
  });
  return (
    <>
      <Notices notices={notices} />
      <SessionNotice />
    </>
  );
};
