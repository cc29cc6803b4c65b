import { Fragment, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NeedsScript } from '../../components/feedback/needs-script';
import { checkoutPlans } from '../../content/catalogue/plans';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { planFromQuery } from '../../services/checkout/checkout';
import { AddressRemark, aboveContent, planRemark } from '../parts/address-remark';
import { CheckoutForm } from './payment/checkout-form';
import { PaidAlready } from './payment/paid-already';

export const handle = fixedPage(pageMeta.payment);

const Checkout = () => {
  const [query] = useSearchParams();
  const planId = planFromQuery(query);
  const [paidElsewhere, setPaidElsewhere] = useState(0);
  return (
    <Fragment key={planId}>
      <AddressRemark
        remark={planRemark(query, 'checkout')}
        shown={checkoutPlans[planId].name}
        className={aboveContent}
      />
      {/* The notice reads what was paid when it is mounted; the key mounts it again after a payment in another tab. */}
      <PaidAlready key={paidElsewhere} planId={planId} />
      <CheckoutForm planId={planId} onPaidElsewhere={() => setPaidElsewhere((times) => times + 1)} />
    </Fragment>
  );
};

const CheckoutShell = () => (
  <>
    <NeedsScript what="Checkout" />
    <div aria-busy="true" className="min-h-svh bg-ground-raised" />
  </>
);

export const Component = () => {
  const isHydrated = useHydrated();
  // Deferred, the form is rendered in small steps, between which the browser can handle input.
  const isDue = useDeferredValue(isHydrated);
  // A place further down is found only on a page of full height.
  const isAtPlace = () => window.scrollY > 0 || window.location.hash !== '';
  return (
    <div className="page-grid grid gap-10 py-12 lg:py-20">
      <h1 className="text-title">Checkout</h1>
      {isDue || (isHydrated && isAtPlace()) ? <Checkout /> : <CheckoutShell />}
    </div>
  );
};
