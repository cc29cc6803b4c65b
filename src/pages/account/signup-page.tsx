import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useLoginLink } from '../../components/account/login-link';
import { failureMessage } from '../../components/feedback/failure-message';
import { DemoNotice } from '../../components/form/demo-notice';
import { useDraft } from '../../components/form/draft/use-draft';
import { EmailField } from '../../components/form/email-field';
import { fillField } from '../../components/form/field';
import { Form } from '../../components/form/form';
import { PasswordField } from '../../components/form/password-field';
import { perCustomer } from '../../components/form/per-customer';
import { fillEmpty } from '../../components/form/prefill';
import { TextField } from '../../components/form/text-field';
import { PayButton } from '../../components/payment/pay-button';
import { useCardPayment } from '../../components/payment/use-card-payment';
import { Link } from '../../components/ui/link';
import { sampleAccount } from '../../content/account/sample-answers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { isServiceError, ServiceError } from '../../services/errors';
import { fulfillSignUp, signUp, unusedEmail } from '../../services/flows/sign-up';
import { AuthFrame, OtherWay, personInState, SignedOutOnly, useAskedPlanText } from './parts/auth-frame';
import {
  passwordMinimum,
  type SignupValues,
  signupCard,
  signupDefaults,
  signupResolver,
  signupSampleCard,
} from './signup/signup-form-values';
import { OptionalCard, TermsAgreement } from './signup/signup-parts';

export const handle = fixedPage(pageMeta.signup);

const SignupForm = perCustomer(() => {
  const linkTo = useLoginLink();
  const [addsCard, setAddsCard] = useState(false);
  const form = useForm<SignupValues>({
    resolver: signupResolver,
    defaultValues: signupDefaults,
    shouldFocusError: false,
  });
  // The draft keeps what was typed while the visitor is on another page; the agreement is not kept.
  const { email, name } = personInState(useLocation().state);
  const draft = useDraft({
    ...{ form, name: 'signup', exclude: ['agreed'], startsAgain: `${email} ${name}` },
    startOf: () => ({ ...(email && { email }), ...(name && { fullName: name }) }),
  });

  const payment = useCardPayment({ form, fields: signupCard, to: linkTo(href('signup')).to });

  const refuseEmail = () => {
    const message = failureMessage(new ServiceError('account-exists')).description;
    form.setError('email', { type: 'account-exists', message }, { shouldFocus: true });
  };
  const fillIn = () => {
    const { name: fullName, password } = sampleAccount;
    const email = unusedEmail(sampleAccount.email);
    fillEmpty(form, { fullName, email, password, ...(addsCard && signupSampleCard) });
    fillField(form, 'agreed', true);
  };

  return (
    <Form
      form={form}
      order={Object.keys(signupDefaults)}
      className="grid gap-5"
      isOpenEarly
      onSubmit={async ({ fullName, email, cardNumber, expiry, cvc }) => {
        try {
          // The form lets a card pass only as a whole.
          const hasCard = cardNumber.trim() !== '';
          const typed = hasCard && { card: { number: cardNumber, expiry, code: cvc } };
          const input = { name: fullName, email, hasCard, ...typed, attempt: draft.id() };
          // `SignedOutOnly` redirects as soon as the visitor is signed in.
          if (!(await payment.attempt(() => signUp(input)))) return 'stay';
          draft.clear();
          return 'left';
        } catch (error) {
          if (!isServiceError(error, 'account-exists')) throw error;
          refuseEmail();
          return 'stay';
        }
      }}
    >
      {({ isBusy, problem }) => (
        <>
          <DemoNotice asksFor={addsCard ? 'password and card' : 'password'} onFill={fillIn} />
          <TextField form={form} name="fullName" label="Full name" autoComplete="name" required />
          <EmailField form={form} name="email" />
          {form.formState.errors.email?.type === 'account-exists' && (
            <Link {...linkTo(href('login'))} className="-mt-3 justify-self-start text-link">
              Go to login
            </Link>
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
          <PayButton
            kind="signup"
            fulfill={fulfillSignUp}
            onSettled={(account) => {
              if (account) draft.clear();
              else refuseEmail();
            }}
            onDeclined={(error) => {
              // After a reload the card's fields may be closed; the error needs a field to be shown at.
              flushSync(() => setAddsCard(true));
              payment.decline(error);
            }}
            isBusy={isBusy}
            busyLabel="Creating account..."
            problem={problem}
          >
            Create Account
          </PayButton>
          <OtherWay question="Already have an account?" to={href('login')}>
            Log in
          </OtherWay>
        </>
      )}
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
