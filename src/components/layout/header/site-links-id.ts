/** Of the footer's navigation, which the Menu link of the header leads to before there is script. */
export const siteLinksId = 'site-links';
