import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useLoginLink, whatToLogInFor } from '../../components/account/login-link';
import { CheckboxField } from '../../components/form/choice-fields';
import { DemoNotice } from '../../components/form/demo-notice';
import { useDraftForm } from '../../components/form/draft/use-draft-form';
import { emailField, TextField } from '../../components/form/field';
import { Form } from '../../components/form/form';
import { PasswordField } from '../../components/form/password-field';
import { perCustomer } from '../../components/form/per-customer';
import { SubmitButton } from '../../components/form/submit-button';
import { emailAddress, required } from '../../components/form/validation';
import { TextLink } from '../../components/ui/link';
import { sampleAccount } from '../../content/account/sample-answers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { href } from '../../paths';
import { useRememberedEmail } from '../../queries/session';
import { logIn } from '../../services/account/session';
import { AuthFrame, OtherWay, personInState, SignedOutOnly, useAskedPlanText } from './parts/auth-frame';
import { KeptCopySlot } from './parts/kept-copy-slot';

export const handle = fixedPage(pageMeta.login);

const schema = v.object({
  email: emailAddress('Enter your email address'),
  password: required('Enter a password'),
  remember: v.boolean(),
});

const { email, password } = sampleAccount;

const LoginForm = perCustomer(() => {
  const remembered = useRememberedEmail();
  const linkTo = useLoginLink();

  // The remembered address is known only after hydration; it does not overwrite what was typed, or what the page before has
  // passed on.
  const { email: given } = personInState(useLocation().state);
  const known = given || remembered;

  // The draft keeps the typed address while the visitor follows the 'Forgot password?' link.
  const { form, notice, finish } = useDraftForm({
    name: 'login',
    defaults: { email: '', password: '', remember: false },
    check: schema,
    exclude: ['remember'],
    startsAgain: `${given} ${remembered}`,
    startOf: () => (known ? { email: known, remember: Boolean(remembered) } : {}),
    sample: () => ({ email, password }),
    asksFor: 'password',
  });

  return (
    <Form
      form={form}
      className="grid gap-5"
      isOpenEarly
      onSubmit={async ({ email, remember }) => {
        // `SignedOutOnly` redirects as soon as the visitor is signed in.
        await logIn({ email, remember });
        finish();
        return 'left';
      }}
    >
      <DemoNotice {...notice} />
      <TextField form={form} name="email" {...emailField} autoComplete="username" />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" required />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <CheckboxField form={form} name="remember" label="Remember me" />
        <TextLink {...linkTo(href('forgotPassword'))}>Forgot password?</TextLink>
      </div>
      <SubmitButton busyLabel="Signing in...">Sign In</SubmitButton>
      <OtherWay question="No account yet?" to={href('signup')}>
        Sign up
      </OtherWay>
    </Form>
  );
});

export const Component = () => {
  const planText = useAskedPlanText();
  const { state } = useLocation();
  // Prerendered HTML has no location state.
  const toDo = useHydrated() ? whatToLogInFor(state) : null;
  const reason = toDo === null ? 'Log in to see your credits, orders and work in progress.' : `Log in to ${toDo}`;
  return (
    <SignedOutOnly>
      <AuthFrame figure="log-in" title="Welcome Back" intro={planText ?? reason}>
        <KeptCopySlot />
        <LoginForm />
      </AuthFrame>
    </SignedOutOnly>
  );
};
