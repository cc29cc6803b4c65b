import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { CheckboxField } from '../../components/form/choice-fields';
import { DemoNotice } from '../../components/form/demo-notice';
import { Form } from '../../components/form/form';
import { PasswordField } from '../../components/form/password-field';
import { TextField } from '../../components/form/text-field';
import { saveFailed } from '../../components/layout/save-failed';
import { Button } from '../../components/ui/button';
import { useToast } from '../../components/ui/toast';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { emailAddress, required } from '../../lib/validation';
import { href } from '../../paths';
import { logInMutation } from '../../queries/session';
import { rememberedEmail } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { AuthFrame, SignedOutOnly } from './auth-frame';

export const handle = fixedPage(pageMeta.login);

const schema = v.object({
  email: emailAddress('Enter your email address'),
  password: required('Enter a password'),
  remember: v.boolean(),
});

const LoginForm = () => {
  const { state } = useLocation();
  const toast = useToast();
  const remembered = useStored(rememberedEmail);
  const logIn = useMutation(logInMutation);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { email: '', password: '', remember: false },
    shouldFocusError: false,
  });

  // Known only in the browser, and never over something already typed.
  useEffect(() => {
    if (remembered && !form.formState.dirtyFields.email)
      form.reset({ email: remembered, password: form.getValues('password'), remember: true });
  }, [remembered, form]);

  return (
    <Form
      form={form}
      order={['email', 'password']}
      className="grid gap-5"
      onSubmit={async ({ email, remember }) => {
        try {
          // The page then shows a signed-in visitor, whom `SignedOutOnly` sends on.
          await logIn.mutateAsync({ email, remember });
          return 'left';
        } catch {
          toast(saveFailed);
          return 'stay';
        }
      }}
    >
      {({ isBusy }) => (
        <>
          <DemoNotice
            asksFor="password"
            onFill={() => form.reset({ email: 'sam@example.com', password: 'sample-password', remember: false })}
          />
          <TextField
            form={form}
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" required />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <CheckboxField form={form} name="remember" label="Remember me" />
            <Link to={href('forgotPassword')} className="text-link">
              Forgot password?
            </Link>
          </div>
          <Button type="submit" tone="primary" size="large" aria-disabled={isBusy}>
            {isBusy ? 'Signing in...' : 'Sign In'}
          </Button>
          <p>
            No account yet?{' '}
            <Link to={href('signup')} state={state} className="text-link">
              Create one
            </Link>
          </p>
        </>
      )}
    </Form>
  );
};

export const Component = () => (
  <SignedOutOnly>
    <AuthFrame title="Welcome Back" intro="Sign in to see your credits, orders and work under way.">
      <LoginForm />
    </AuthFrame>
  </SignedOutOnly>
);
