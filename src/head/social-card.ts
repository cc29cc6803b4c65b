/**
 * Path of a page's social card, the picture that is shown when a link to it is shared. The file is in `public/`, drawn by
 * `tools/artwork`, one for every public page.
 * @param address path of the page without query: `/`, `/services/cloud`
 */
export const socialCard = (address: string): string =>
  `/media/social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
