import { href } from '../../paths';

/** Buttons at the right of the bar: the first two when signed out, the third when signed in. */
export const accountLinks = {
  logIn: { title: 'Log In', href: href('login') },
  signUp: { title: 'Sign Up', href: href('signup') },
  dashboard: { title: 'Dashboard', href: href('dashboard') },
} as const;

const customerPages = [
  { title: 'Credits', href: href('purchaseCredits') },
  { title: 'History', href: href('history') },
  { title: 'Projects', href: href('projects') },
];
const adminPages = [
  { title: 'Admin', href: href('admin') },
  { title: 'Your own dashboard', href: href('dashboard') },
];

/** The pages of the account area, in the order of its navigation. On the admin page it leads to none below the dashboard. */
export const accountPages = (isAdmin: boolean, path?: string): readonly { title: string; href: string }[] => {
  if (!isAdmin) return [accountLinks.dashboard, ...customerPages];
  return path === href('admin') ? adminPages : [...adminPages, ...customerPages];
};

/** Id of the dashboard's heading above the services. */
export const servicesToRedeemId = 'services';

export const logOutTexts = {
  label: 'Log out',
  failed: 'You are still logged in: logging out failed. Try again, or log out on the dashboard.',
} as const;
