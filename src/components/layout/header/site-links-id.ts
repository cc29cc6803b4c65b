/** Id of the footer's navigation, which the header's 'Menu' link points to before hydration. */
export const siteLinksId = 'site-links';
