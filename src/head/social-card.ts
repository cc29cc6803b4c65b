/**
 * The picture that a link to a page is shared with, below `public/`; `scripts/media` draws one for every public page.
 * @param address path of the page without query: `/`, `/services/cloud`
 */
export const socialCard = (address: string): string =>
  `/media/social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
