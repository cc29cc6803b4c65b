import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { instantSite } from '../../content/plans';
import { formatDateTime } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { fixedPage } from '../../lib/page-handle';
import { useHydrated } from '../../lib/use-hydrated';
import { href } from '../../paths';
import { planFromQuery } from '../../services/checkout';
import { type CheckoutReceipt, checkoutReceipt } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { CheckoutForm } from './payment/checkout-form';

export const handle = fixedPage(pageMeta.payment);

/** Instead of a form that would charge a second time: who came back by mistake is shown the way on. */
const PaidAlready = ({ receipt, onPayAgain }: { receipt: CheckoutReceipt; onPayAgain: () => void }) => (
  <section aria-labelledby="paid-heading" className="grid max-w-prose gap-6 border-t pt-6">
    <h2 id="paid-heading" className="text-heading">
      {instantSite.name} is paid
    </h2>
    <p className="text-lead">
      You paid {formatCents(receipt.totalCents)} on {formatDateTime(receipt.date)}. The setup form will not charge you
      again.
    </p>
    <div className="flex flex-wrap gap-4">
      <ButtonLink tone="primary" size="large" to={href('instantSiteForm')}>
        Continue to the setup form
      </ButtonLink>
      <Button size="large" onClick={onPayAgain}>
        Pay for another site
      </Button>
    </div>
  </section>
);

const Checkout = () => {
  const [query] = useSearchParams();
  const planId = planFromQuery(query);
  // As it was on arrival: paying itself leaves a receipt, and the form must stay until the visitor is sent on.
  const [receipt] = useState(useStored(checkoutReceipt));
  const [paysAgain, setPaysAgain] = useState(false);
  if (planId === 'instant-site' && receipt?.plan === planId && !paysAgain)
    return <PaidAlready receipt={receipt} onPayAgain={() => setPaysAgain(true)} />;
  return <CheckoutForm key={planId} planId={planId} />;
};

/** The rendered HTML: it cannot know the plan, and shows no price rather than a wrong one. */
const CheckoutShell = () => (
  <>
    <noscript>
      <p className="border-sun border-l-8 bg-ground-raised p-4">
        Checkout needs JavaScript, which is off in this browser.
      </p>
    </noscript>
    <div aria-busy="true" className="min-h-svh bg-ground-raised" />
  </>
);

export const Component = () => {
  const isKnown = useHydrated();
  return (
    <div className="page-grid grid gap-10 py-12 lg:py-20">
      <h1 className="text-title">Checkout</h1>
      {isKnown ? <Checkout /> : <CheckoutShell />}
    </div>
  );
};
