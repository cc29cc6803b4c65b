import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { CardFields, sampleCard } from '../../components/form/card-fields';
import { DemoNotice } from '../../components/form/demo-notice';
import { Form } from '../../components/form/form';
import { Guard } from '../../components/layout/guard';
import { saveFailed } from '../../components/layout/save-failed';
import { BackLink } from '../../components/ui/back-link';
import { Button } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { useToast } from '../../components/ui/toast';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { required } from '../../lib/validation';
import { href } from '../../paths';
import { addCardMutation } from '../../queries/account';

export const handle = fixedPage(pageMeta.addPaymentMethod);

const schema = v.object({
  number: required('Enter the card number'),
  expiry: required('Enter the expiry date'),
  cvc: required('Enter the CVC'),
  name: required('Enter the name on the card'),
});

const empty = { number: '', expiry: '', cvc: '', name: '' };

const AddPaymentMethod = () => {
  const navigate = useNavigate();
  const toast = useToast();
  const addCard = useMutation(addCardMutation);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: empty, shouldFocusError: false });
  const sample = {
    number: sampleCard.number,
    expiry: sampleCard.expiry,
    cvc: sampleCard.code,
    name: sampleCard.holder,
  };
  return (
    <div className="page-grid grid gap-10 py-12 lg:py-16">
      <BackLink to={href('purchaseCredits')}>Back to purchase credits</BackLink>
      <PageHeading
        title="Add Payment Method"
        intro="One card for all your credit packs. We go back to your order right after."
      />
      <Form
        form={form}
        order={['name', 'number', 'expiry', 'cvc']}
        className="grid max-w-xl gap-6"
        onSubmit={async () => {
          try {
            // The card's details end here: only the fact that there is one is kept.
            await addCard.mutateAsync();
            navigate(href('purchaseCredits'));
            return 'left';
          } catch {
            toast(saveFailed);
            return 'stay';
          }
        }}
      >
        {({ isBusy }) => (
          <>
            <DemoNotice asksFor="card" onFill={() => form.reset(sample)} />
            <CardFields
              form={form}
              required
              holder={{ name: 'name', label: 'Name on card' }}
              number={{ name: 'number', label: 'Card number' }}
              expiry={{ name: 'expiry', label: 'Expiry MM/YY' }}
              code={{ name: 'cvc', label: 'CVC' }}
            />
            <Button type="submit" tone="primary" size="large" aria-disabled={isBusy}>
              {isBusy ? 'Adding card...' : 'Add Payment Method'}
            </Button>
          </>
        )}
      </Form>
    </div>
  );
};

export const Component = () => (
  <Guard who="customer" title="Add Payment Method">
    <AddPaymentMethod />
  </Guard>
);
