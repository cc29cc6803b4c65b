import { useRef } from 'react';
import * as v from 'valibot';
import { guarded } from '../../components/account/guard';
import { CardFields } from '../../components/form/card/card-fields';
import { DemoNotice } from '../../components/form/demo-notice';
import { TextField } from '../../components/form/field';
import { Form } from '../../components/form/form';
import { fillEmpty, usePrefill } from '../../components/form/prefill';
import { emptyTexts, required, useCheckedForm } from '../../components/form/validation';
import { PayButton } from '../../components/payment/open-payment-slot';
import { useCardPayment } from '../../components/payment/use-card-payment';
import { PageHeading } from '../../components/ui/page-heading';
import { sampleCard } from '../../content/account/sample-answers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useGoOn } from '../../hooks/use-still-here';
import { createId } from '../../lib/random';
import { href } from '../../paths';
import { addPaymentMethod, fulfillCard } from '../../services/credits/purchases';
import type { VisitorDetails } from '../../services/submissions/visitor-details';
import { PortalFrame } from './parts/portal-frame';
import { CardPurpose, cardAdded } from './purchase/purchase-summary';

export const handle = fixedPage(pageMeta.addPaymentMethod);

const schema = v.object({
  number: required('Enter the card number'),
  expiry: required('Enter the expiry date'),
  cvc: required('Enter the security code'),
  name: required('Enter the name on the card'),
});

const cardFields = { number: 'number', expiry: 'expiry', code: 'cvc' } as const;
const empty = emptyTexts(schema);

const startOf = ({ fullName }: VisitorDetails) => ({ name: fullName });

const AddPaymentMethod = () => {
  const goOn = useGoOn();
  const form = useCheckedForm(schema, empty);
  usePrefill(form, startOf);
  const [pay, button] = useCardPayment({
    form,
    fields: cardFields,
    to: href('addPaymentMethod'),
    kind: 'card',
    fulfill: fulfillCard,
    onPaid: () => {
      // Replaces the history entry, so that Back does not ask for a card again.
      goOn(href('purchaseCredits'), { replace: true, state: cardAdded });
      return 'left';
    },
  });
  const attempt = useRef(createId());
  const { number, expiry, code: cvc, holder: name } = sampleCard;
  return (
    <PortalFrame back={{ to: href('purchaseCredits'), label: 'Back to Purchase Credits' }}>
      <PageHeading
        title="Add Payment Method"
        intro="One card for all your credit packs. Then we take you back to your order."
      />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <Form
          form={form}
          className="grid content-start gap-6 lg:col-span-6"
          // Card details go to the payment provider only: what is stored is that there is a card.
          onSubmit={({ number, expiry, cvc }) =>
            pay(() => addPaymentMethod({ number, expiry, code: cvc }, attempt.current))
          }
        >
          <DemoNotice asksFor="card" onFill={() => fillEmpty(form, { number, expiry, cvc, name })} />
          <CardFields form={form} names={cardFields} labels={{ expiry: 'Expiry MM/YY', code: 'CVC' }} required />
          <TextField form={form} name="name" label="Name on card" autoComplete="cc-name" spellCheck={false} required />
          <PayButton {...button} busyLabel="Adding card...">
            Add Payment Method
          </PayButton>
        </Form>
        <div className="lg:col-span-5 lg:col-start-8">
          <CardPurpose />
        </div>
      </div>
    </PortalFrame>
  );
};

export const Component = guarded(
  { who: 'customer', title: 'Add Payment Method', toDo: 'add a payment method' },
  AddPaymentMethod,
);
