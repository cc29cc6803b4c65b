import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormDraft } from '../../../components/form/draft/form-draft';
import { fieldId } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { useCheckedForm } from '../../../components/form/validation';
import { useCardPayment } from '../../../components/payment/use-card-payment';
import { keepFiles } from '../../../components/sketch/kept-files';
import { toast } from '../../../components/ui/toast/toast';
import { instantSite } from '../../../content/catalogue/plans';
import { href } from '../../../paths';
import { useVisitor } from '../../../queries/visitor';
import { fulfillInstantSite, orderInstantSite } from '../../../services/checkout/instant-site';
import { type InstantSitePrice, isPaymentUsed, priceInstantSite } from '../../../services/checkout/instant-site-price';
import { submissions } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { GoneFiles, useSendableFiles } from '../parts/gone-files';
import { SummaryStrip } from '../parts/order-summary';
import { CardPanel, type CardValues, cardShape, emptyCard } from './card-panel';
import type { InstantSiteForm } from './fields';
import { answersToSend, filesToSend, isComplete } from './form-values';
import { LiveSketch } from './live-sketch';
import { PaymentHead } from './payment-head';
import { PaymentSummary } from './payment-summary';

const fileFields = ['mediaFiles', 'logoFile'] as const;

const cardFields = { number: 'cardNumber', expiry: 'expiryMonth', code: 'cvv' } as const;

/** The second step. The test code or an earlier payment makes a card unnecessary. */
export const PaymentStep = (props: {
  form: InstantSiteForm;
  draft: FormDraft;
  /** Id of the payment from checkout that this tab has shown. */
  shownPaymentId: string | null;
  /** The price of the order while it is being sent and until the next page is rendered; otherwise null. */
  ordered: InstantSitePrice | null;
  onOrder: (price: InstantSitePrice | null) => void;
  onBack: () => boolean;
  onIncomplete: () => void;
  onOrdered: () => void;
}) => {
  const { form, draft, shownPaymentId, ordered, onOrder, onBack, onIncomplete, onOrdered } = props;
  const appliedCode = useWatch({ control: form.control, name: 'appliedCode' });
  const [sent, visitor] = [useStored(submissions), useVisitor()];
  const price = ordered ?? priceInstantSite(appliedCode, sent, visitor);
  const asksForCard = price.payment === 'card';
  const card = useCheckedForm(asksForCard ? cardShape : (values) => ({ values, errors: {} }), emptyCard);

  const [pay, button] = useCardPayment({
    form: card,
    fields: cardFields,
    to: href('instantSiteForm', { step: 'payment' }),
    kind: 'instant-site',
    fulfill: fulfillInstantSite,
    onPaid: () => {
      onOrdered();
      return 'left';
    },
  });

  const { check, ...gone } = useSendableFiles(form, fileFields, () => {
    const { media, logo } = filesToSend(form.getValues());
    return logo ? [...media, logo] : media;
  });
  const addressOf = (file: File) => {
    const field = fileFields.find((name) => form.getValues(name).includes(file)) ?? fileFields[0];
    return `${href('instantSiteForm')}#${fieldId(field)}`;
  };

  const order = ({ cardNumber, expiryMonth, expiryYear, cvv }: CardValues) => {
    const answers = answersToSend(form.getValues());
    keepFiles(draft.id(), answers, filesToSend(form.getValues()));
    const typed = { number: cardNumber, expiry: `${expiryMonth}/${expiryYear}`, code: cvv };
    return orderInstantSite({ answers, price, card: typed }, draft.id());
  };

  const send = async (typed: CardValues) => {
    if (!(await draft.hold())) return;
    if (!isComplete(form.getValues())) {
      onIncomplete();
      return;
    }
    onOrder(price);
    let outcome: 'left' | undefined;
    try {
      if (await check()) outcome = await pay(() => order(typed));
      return outcome;
    } finally {
      if (!outcome) onOrder(null);
    }
  };

  const goBack = (event: MouseEvent) => {
    if (ordered || onBack()) event.preventDefault();
  };
  return (
    <>
      <PaymentHead
        {...{ form, draft, onIncomplete }}
        isOrdering={ordered !== null}
        isUsed={asksForCard && isPaymentUsed(sent, visitor, shownPaymentId)}
        onBack={goBack}
      />
      <Form
        form={card}
        onSubmit={send}
        onInvalid={() =>
          toast({ title: 'Missing information', description: 'Please fill in all payment fields.', destructive: true })
        }
        className="grid gap-8"
      >
        <GoneFiles {...gone} to={addressOf} />
        <SummaryStrip name={instantSite.packageName} totalCents={price.totalCents} />
        <div className="under-a-bar grid items-start gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="grid max-w-prose grid-cols-1 gap-10 lg:col-span-7">
            <CardPanel form={card} payment={price.payment} />
            {import.meta.env.VITE_FIRST_DRAFT !== 'off' && (
              <LiveSketch form={form} lostFiles={draft.lostFiles} place="card" />
            )}
          </div>
          <div className="h-full lg:col-span-5">
            <PaymentSummary
              form={form}
              price={price}
              button={button}
              onTestMode={() => {
                // Name and ZIP code come back after the code is removed; number, date and code are typed again.
                const { cardName, billingZip } = card.getValues();
                card.reset({ ...emptyCard, cardName, billingZip });
                // The discount box, which had focus, is disabled now.
                document.querySelector<HTMLElement>('#order-summary [type=submit]')?.focus();
              }}
            />
          </div>
        </div>
      </Form>
    </>
  );
};
