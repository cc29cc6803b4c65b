import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useLoginLink } from '../../components/account/login-link';
import { failureMessage } from '../../components/feedback/failure-message';
import { DemoNotice } from '../../components/form/demo-notice';
import { useDraftForm } from '../../components/form/draft/use-draft-form';
import { emailField, TextField } from '../../components/form/field';
import { Form } from '../../components/form/form';
import { PasswordField } from '../../components/form/password-field';
import { perCustomer } from '../../components/form/per-customer';
import { PayButton } from '../../components/payment/open-payment-slot';
import { useCardPayment } from '../../components/payment/use-card-payment';
import { TextLink } from '../../components/ui/link';
import { sampleAccount } from '../../content/account/sample-answers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { isServiceError, ServiceError } from '../../services/errors';
import { fulfillSignUp, signUp, unusedEmail } from '../../services/sign-in/sign-up';
import { AuthFrame, OtherWay, personInState, SignedOutOnly, useAskedPlanText } from './parts/auth-frame';
import {
  OptionalCard,
  passwordMinimum,
  signupCard,
  signupDefaults,
  signupResolver,
  signupSampleCard,
  TermsAgreement,
} from './signup/signup-parts';

export const handle = fixedPage(pageMeta.signup);

const SignupForm = perCustomer(() => {
  const linkTo = useLoginLink();
  const [addsCard, setAddsCard] = useState(false);
  // The draft keeps what was typed while the visitor is on another page; the agreement is not kept.
  const { email, name } = personInState(useLocation().state);
  const { form, draft, notice, finish } = useDraftForm({
    name: 'signup',
    defaults: signupDefaults,
    check: signupResolver,
    exclude: ['agreed'],
    startsAgain: `${email} ${name}`,
    startOf: () => ({ ...(email && { email }), ...(name && { fullName: name }) }),
    sample: () => ({
      ...{ fullName: sampleAccount.name, email: unusedEmail(sampleAccount.email), password: sampleAccount.password },
      ...(addsCard && signupSampleCard),
      agreed: true,
    }),
    asksFor: addsCard ? 'password and card' : 'password',
  });

  const refuseEmail = (): undefined => {
    const message = failureMessage(new ServiceError('account-exists')).description;
    form.setError('email', { type: 'account-exists', message }, { shouldFocus: true });
  };
  const [pay, button] = useCardPayment({
    form,
    fields: signupCard,
    to: linkTo(href('signup')).to,
    kind: 'signup',
    fulfill: fulfillSignUp,
    onPaid: (account) => {
      if (!account) return refuseEmail();
      // `SignedOutOnly` redirects as soon as the visitor is signed in.
      finish();
      return 'left';
    },
    // After a reload they may be closed; the error needs a field to be shown at.
    showCard: () => flushSync(() => setAddsCard(true)),
  });

  return (
    <Form
      form={form}
      className="grid gap-5"
      isOpenEarly
      onSubmit={async ({ fullName, email, cardNumber, expiry, cvc }) => {
        try {
          // The form lets a card pass only as a whole.
          const card = cardNumber.trim() === '' ? undefined : { number: cardNumber, expiry, code: cvc };
          const input = { name: fullName, email, card, attempt: draft.id() };
          return await pay(() => signUp(input));
        } catch (error) {
          if (!isServiceError(error, 'account-exists')) throw error;
          return refuseEmail();
        }
      }}
    >
      <DemoNotice {...notice} />
      <TextField form={form} name="fullName" label="Full name" autoComplete="name" required />
      <TextField form={form} name="email" {...emailField} />
      {form.formState.errors.email?.type === 'account-exists' && (
        <TextLink {...linkTo(href('login'))} className="-mt-3 justify-self-start">
          Go to login
        </TextLink>
      )}
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={`Minimum ${passwordMinimum} characters`}
        minLength={passwordMinimum}
        required
      />
      <OptionalCard form={form} isOpen={addsCard} onToggle={setAddsCard} />
      <TermsAgreement form={form} />
      <PayButton {...button} busyLabel="Creating account...">
        Create Account
      </PayButton>
      <OtherWay question="Already have an account?" to={href('login')}>
        Log in
      </OtherWay>
    </Form>
  );
});

export const Component = () => (
  <SignedOutOnly>
    <AuthFrame
      figure="sign-up"
      title="Create Account"
      intro={useAskedPlanText() ?? 'Buy credits when you need work done, and redeem them piece by piece.'}
    >
      <SignupForm />
    </AuthFrame>
  </SignedOutOnly>
);
