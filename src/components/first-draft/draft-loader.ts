export const load = () => import('./draft-parts');
