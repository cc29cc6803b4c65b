export const load = () => import('./sketch-parts');
