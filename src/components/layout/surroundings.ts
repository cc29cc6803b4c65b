/** What surrounds every page and can wait, in one piece: `header.tsx` and `site-frame.tsx` load it when it is wanted. */
export { Footer } from './footer';
export { LogoLink } from './logo-link';
export { MegaMenu } from './mega-menu';
export { MobileMenu } from './mobile-menu';
export { UpdateNotice } from './update-notice';
