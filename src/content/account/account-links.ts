import { href } from '../../paths';

/** Buttons at the right of the bar: the first two when signed out, the third when signed in. */
export const accountLinks = {
  logIn: { title: 'Log In', href: href('login') },
  signUp: { title: 'Sign Up', href: href('signup') },
  dashboard: { title: 'Dashboard', href: href('dashboard') },
} as const;

/** The pages of the account area, in the order of its navigation. */
export const accountPages: readonly { title: string; href: string; isForAdmins?: boolean }[] = [
  accountLinks.dashboard,
  { title: 'Credits', href: href('purchaseCredits') },
  { title: 'History', href: href('history') },
  { title: 'Requests', href: href('requests') },
  { title: 'Orders', href: href('admin'), isForAdmins: true },
];
