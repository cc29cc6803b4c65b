import type { Property } from './moment';

/** No page can be scrolled sideways. */
export const staysInWidth: Property = ({ now: { sideways } }) =>
  sideways === 0 ? null : `the page is ${sideways} pixels too wide`;
