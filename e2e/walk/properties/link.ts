import type { Property } from './moment';

/** A link to another page leads to its top, with the focus on its heading. */
export const linkLeadsToTop: Property = ({ command, before, now, isNewDocument }) => {
  if (
    !['follow a link', 'search'].includes(command) ||
    isNewDocument ||
    // The link 'Search' opens a dialog, where the page before may lead on.
    now.dialogs > before.dialogs ||
    now.path === now.pressedOn ||
    now.address.includes('#')
  )
    return null;
  return now.scrolled === 0 && now.focus === 'h1' ? null : `at ${now.scrolled} pixels, with the focus on ${now.focus}`;
};
