/**
 * Folders of which every address is a page. What an unknown one shows is another page (in `pages`) or is found by leading
 * on (in `redirects`): hosts that look for the nearest `404.html` answer with it, with status 404.
 */
export const unknownIn = {
  pages: ['services', 'capabilities', 'industries'],
  redirects: { 'case-study': '/our-work', redeem: '/dashboard' },
} as const;
