import { useLoginLink } from '../../components/account/login-link';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { AuthFrame } from './parts/auth-frame';

export const handle = fixedPage(pageMeta.forgotPassword);

export const Component = () => (
  <AuthFrame figure="forgot-password" title="Forgot password" intro="Any password works in this demo.">
    <div className="grid max-w-measure justify-items-start gap-6">
      <p>
        There is no server here and no password was ever stored, so there is nothing to reset and no email to wait for.
        Log in with the email you signed up with and whatever password you like: your credits and history are in this
        browser.
      </p>
      <ButtonLink tone="primary" size="large" {...useLoginLink()(href('login'))}>
        Back to login
      </ButtonLink>
    </div>
  </AuthFrame>
);
