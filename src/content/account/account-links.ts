import { href } from '../../paths';

/** Buttons at the right of the bar: the first two when signed out, the third when signed in. */
export const accountLinks = {
  logIn: { title: 'Log In', href: href('login') },
  signUp: { title: 'Sign Up', href: href('signup') },
  dashboard: { title: 'Dashboard', href: href('dashboard') },
} as const;
