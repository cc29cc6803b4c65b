/** Folders with a `404.html` of their own. `pages` show the folder's general page; `redirects` lead to another page. */
export const unknownIn = {
  pages: ['services', 'capabilities', 'industries'],
  redirects: { 'case-study': '/our-work', redeem: '/dashboard' },
} as const;
