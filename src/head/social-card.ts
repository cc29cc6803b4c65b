/** The picture that is shown for a shared link. @param address path of the page without query: `/`, `/services/cloud` */
export const socialCard = (address: string): string =>
  `/media/social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
