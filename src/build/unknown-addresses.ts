/**
 * Folders for which the build writes a `404.html` of their own, which hosts that look for the nearest one serve with
 * status 404. In `pages`, an unknown id shows the general page of the folder; in `redirects`, it leads to another page.
 */
export const unknownIn = {
  pages: ['services', 'capabilities', 'industries'],
  redirects: { 'case-study': '/our-work', redeem: '/dashboard' },
} as const;
