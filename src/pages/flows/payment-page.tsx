import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { instantSite } from '../../content/plans';
import { formatDateTime } from '../../lib/dates';
import { formatCents } from '../../lib/money';
import { fixedPage } from '../../lib/page-handle';
import { useHydrated } from '../../lib/use-hydrated';
import { href } from '../../paths';
import { planFromQuery } from '../../services/checkout';
import { unusedReceipt } from '../../services/instant-site';
import { type CheckoutReceipt, checkoutReceipts, submissions } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { CheckoutForm } from './payment/checkout-form';

export const handle = fixedPage(pageMeta.payment);

/** Above a form that would charge a second time: who came back by mistake is shown the way on. */
const PaidAlready = ({ receipt }: { receipt: CheckoutReceipt }) => (
  <section
    aria-labelledby="paid-heading"
    className="flex flex-wrap items-center gap-x-8 gap-y-4 border-moss border-l-8 bg-ground-raised p-5"
  >
    <div className="grid max-w-prose grow basis-80 gap-1">
      <h2 id="paid-heading" className="text-subheading">
        {instantSite.name} is paid
      </h2>
      <p>
        You paid {formatCents(receipt.totalCents)} on {formatDateTime(receipt.date)}, and the setup form will not charge
        you again. Paying here once more pays for another site.
      </p>
    </div>
    <ButtonLink to={href('instantSiteForm')}>Continue to the setup form</ButtonLink>
  </section>
);

const Checkout = () => {
  const [query] = useSearchParams();
  const planId = planFromQuery(query);
  // As it was on arrival: paying itself leaves a receipt, and nothing may move until the visitor is sent on.
  const [receipt] = useState(unusedReceipt(useStored(checkoutReceipts), useStored(submissions)));
  return (
    <>
      {planId === 'instant-site' && receipt && <PaidAlready receipt={receipt} />}
      <CheckoutForm key={planId} planId={planId} />
    </>
  );
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
