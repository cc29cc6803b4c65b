/** URL of a file in `public/`, with the base path that the site is hosted under: `asset('/media/a.avif')`. */
export const asset = (path: string): string => import.meta.env.BASE_URL + path.replace(/^\//, '');
