import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatCardNumber } from '../../components/form/card/card-format';
import { FormattedField } from '../../components/form/card/formatted-field';
import { CheckboxField, CheckboxGroup, FieldGroup, RadioField, SelectField } from '../../components/form/choice-fields';
import { DemoNotice } from '../../components/form/demo-notice';
import { DiscountBox } from '../../components/form/discount-box';
import { ErrorSummary } from '../../components/form/errors';
import { PasswordField } from '../../components/form/password-field';
import { SubmitButton } from '../../components/form/submit-button';
import { TextAreaField, TextField } from '../../components/form/text-field';
import { UploadField } from '../../components/form/upload/upload-field';
import { Specimen } from './section';

const wrong = { type: 'required', message: 'Enter your full name' };

const errorsOn = (ground: string) =>
  Object.fromEntries(['wrong', 'wrong-area', 'wrong-choice'].map((field) => [`${ground}-${field}`, wrong]));
/** Created once, because React Hook Form treats a new object as new errors. */
const errors = { paper: errorsOn('paper'), ink: errorsOn('ink') };
const rule = { accept: ['.png', '.jpg', '.pdf'], limit: 10 };

const choices = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text' },
];

/** Every field in its states. `ground` makes the names unique, because the page shows all of them twice. */
export const FormStates = ({ ground }: { ground: 'paper' | 'ink' }) => {
  const name = (field: string) => `${ground}-${field}`;
  const [code, setCode] = useState('SAVE30');
  const summary = useRef<HTMLDivElement>(null);
  const form = useForm<Record<string, unknown>>({
    defaultValues: {
      [name('filled')]: 'Ada Lovelace',
      [name('card')]: '',
      [name('agreed')]: true,
      [name('files')]: [],
    },
    errors: errors[ground],
    shouldFocusError: false,
  });
  const field = (id: string, label: string) => ({ form, name: name(id), label });
  return (
    <form className="grid gap-10" onSubmit={(event) => event.preventDefault()}>
      <Specimen title="Error summary and notice">
        <ErrorSummary ref={summary} problems={[{ name: name('wrong'), message: wrong.message }]} />
        <DemoNotice asksFor="card" onFill={() => form.setValue(name('empty'), 'Sam Sample')} />
      </Specimen>
      <Specimen title="Text: empty, filled, wrong, disabled">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field('empty', 'Company name')} hint="As it should stand on the site." required />
          <TextField {...field('filled', 'Full name')} />
          <TextField {...field('wrong', 'Full name, wrong')} required />
          <fieldset disabled className="contents">
            <TextField {...field('off', 'Disabled')} placeholder="Not now" />
          </fieldset>
          <TextField {...field('email', 'Email')} type="email" autoComplete="username" />
          <PasswordField {...field('password', 'Password')} autoComplete="new-password" />
          <FormattedField {...field('card', 'Card number')} format={formatCardNumber} inputMode="numeric" />
          <TextAreaField {...field('area', 'Notes')} />
          <TextAreaField {...field('wrong-area', 'Notes, wrong')} required />
        </div>
      </Specimen>
      <Specimen title="Choices">
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField {...field('select', 'Contact by')} options={choices} />
          <RadioField {...field('radio', 'Answer by')} options={choices} inline />
          <CheckboxField {...field('agreed', 'Checked')} />
          <CheckboxField {...field('wrong-choice', 'Unchecked, wrong')} required />
          <CheckboxGroup
            form={form}
            legend="Add to the site"
            options={['analytics', 'seo'].map((option) => ({ name: name(option), label: option }))}
          />
          <FieldGroup legend="A titled group" note="With a note under its title.">
            <TextField {...field('grouped', 'City')} />
          </FieldGroup>
        </div>
      </Specimen>
      <Specimen title="Files and codes">
        <div className="grid gap-6 sm:grid-cols-2">
          <UploadField {...field('files', 'Media')} rule={rule} attachAgain={['logo.png']} />
          <DiscountBox
            code={code}
            onChange={setCode}
            onApply={() => setCode('')}
            message="This code is not valid."
            isWrong
          />
        </div>
      </Specimen>
      <Specimen title="Submit: ready, busy">
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={false}>Pay now</SubmitButton>
          <SubmitButton isBusy>Pay now</SubmitButton>
        </div>
      </Specimen>
    </form>
  );
};
