import { useEffect } from 'react';
import { openPaymentTexts } from '../../content/flows/payments';
import { formatCents, toCents } from '../../content/format/money';
import { href } from '../../paths';
import { findInterrupted } from '../../services/payments/open-payments';
import * as keys from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { ButtonLink } from '../ui/button';
import { useOwnPayments } from './use-own-payments';

/** The page of each flow that moves money, where its open payment can be settled. What only checks a card charges nothing. */
const pages: Readonly<Partial<Record<keys.PaymentKind, string>>> = {
  checkout: href('payment'),
  'instant-site': href('instantSiteForm'),
  credits: href('purchaseCredits'),
};

type Notice = { key: string; heading: string; about: string; to: string };

const Notices = ({ notices }: { notices: readonly Notice[] }) =>
  notices.map(({ key, heading, about, to }) => (
    <section
      key={key}
      aria-labelledby={key}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-sun border-l-8 bg-ground-raised p-5"
    >
      <div className="grid gap-1">
        <h2 id={key} className="font-semibold font-text text-base">
          {heading}
        </h2>
        <p className="wrap-anywhere">{about}</p>
      </div>
      <ButtonLink to={to} size="small" describedBy={key}>
        {openPaymentTexts.settle}
      </ButtonLink>
    </section>
  ));

/** A purchase that was left on the provider's page, with the way back to it. */
export const SessionNotice = () => {
  const pending = useStored(keys.pendingPurchase);
  if (!pending?.sessionId) return null;
  const about = formatCents(toCents(pending.amount));
  const to = href('demoProvider', { session: pending.sessionId });
  return <Notices notices={[{ key: 'open-session', heading: openPaymentTexts.onProviderPage, about, to }]} />;
};

/** The customer's open payments, each with the way to where it can be settled. For pages that do not pay themselves. */
export const OpenPaymentNotices = () => {
  const payments = useOwnPayments();
  useEffect(() => {
    void findInterrupted();
  }, []);
  const notices = payments.flatMap(({ key, state, reference, amountCents, order: { kind } }): Notice[] => {
    const to = pages[kind];
    if (to === undefined) return [];
    const { heading } = openPaymentTexts[state === 'needs-confirmation' ? state : 'unknown'];
    const about = `${formatCents(amountCents)}. ${openPaymentTexts.reference}: ${reference}`;
    return [{ key, heading, about, to }];
  });
  return (
    <>
      <Notices notices={notices} />
      <SessionNotice />
    </>
  );
};
