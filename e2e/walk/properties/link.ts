import type { Property } from './moment';

/** A link to another page leads to its top, with the focus on its heading. */
export const linkLeadsToTop: Property = ({ command, now, isNewDocument }) => {
  if (
    !['follow a link', 'search'].includes(command) ||
    isNewDocument ||
    // The search is open, and the page before may lead on below it.
    now.dialogs > 0 ||
    now.path === now.pressedOn ||
    now.address.includes('#')
  )
    return null;
  return now.scrolled === 0 && now.focus === 'h1' ? null : `at ${now.scrolled} pixels, with the focus on ${now.focus}`;
};
