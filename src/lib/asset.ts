/** The address of a file in `public/`, under whatever path the site is hosted: `asset('/media/a.avif')`. */
export const asset = (path: string): string => import.meta.env.BASE_URL + path.replace(/^\//, '');
