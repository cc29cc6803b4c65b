import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CardFields } from '../../components/form/card/card-fields';
import { CheckboxField, CheckboxGroup, RadioField, SelectField } from '../../components/form/choice-fields';
import { DemoNotice } from '../../components/form/demo-notice';
import { DiscountBox } from '../../components/form/discount-box';
import { DraftStatus } from '../../components/form/draft/draft-status';
import { TextField } from '../../components/form/field';
import { PasswordField } from '../../components/form/password-field';
import { QuantityStepper } from '../../components/form/quantity-stepper';
import { SubmitButton } from '../../components/form/submit-button';
import { UploadField } from '../../components/form/upload/upload-field';
import { PageHeading } from '../../components/ui/page-heading';
import { fixedPage } from '../../head/page-handle';
import { BrandControls } from './brand-controls';
import { Examples } from './examples';
import { StyleguideSection } from './section';

const choices = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text' },
];
const draft = { status: 'saved', until: null, sent: null, other: null, news: 0, undo: null, swap: () => {} } as const;

/** One example of each part of a form. */
const FormExamples = () => {
  const [quantity, setQuantity] = useState(1);
  const [code, setCode] = useState('SAVE30');
  const form = useForm<Record<string, unknown>>({ defaultValues: { files: [] } });
  const part = (name: string, label: string) => ({ name, label });
  const field = (name: string, label: string) => ({ form, ...part(name, label) });
  return (
    <form className="grid grid-cols-1 gap-6" onSubmit={(event) => event.preventDefault()}>
      <DemoNotice asksFor="card" onFill={() => form.setValue('name', 'Sam Sample')} />
      <DraftStatus draft={{ ...draft, clearForm: () => form.reset() }} />
      <TextField {...field('name', 'Company name')} hint="As it should stand on the site." required />
      <PasswordField {...field('password', 'Password')} autoComplete="new-password" />
      <TextField {...field('notes', 'Notes')} rows={4} />
      <SelectField {...field('contact', 'Contact by')} options={choices} />
      <RadioField {...field('answer', 'Answer by')} options={choices} />
      <CheckboxField {...field('agreed', 'I agree')} />
      <CheckboxGroup form={form} legend="Add to the site" options={[part('analytics', 'Analytics')]} />
      <CardFields
        form={form}
        names={{ number: 'number', expiry: 'expiry', code: 'code' }}
        labels={{ expiry: 'Expiry MM/YY', code: 'CVC' }}
      />
      <UploadField {...field('files', 'Media')} rule={{ accept: ['.png', '.pdf'], limit: 10 }} />
      <DiscountBox code={code} onChange={setCode} onApply={() => setCode('')} message="" />
      <QuantityStepper quantity={quantity} max={99} onChange={setQuantity} />
      <SubmitButton isBusy={false}>Pay now</SubmitButton>
    </form>
  );
};

export const handle = fixedPage({ title: 'Style guide' });

export const Component = () => (
  <div className="page-grid grid gap-10 pt-12 lg:pt-16">
    <PageHeading title="Style guide" intro="The brand's colors, and what the site is made of." />
    <div>
      <BrandControls />
      <StyleguideSection id="components" title="Components">
        <Examples />
      </StyleguideSection>
      <StyleguideSection id="forms" title="Forms">
        <FormExamples />
      </StyleguideSection>
    </div>
  </div>
);
