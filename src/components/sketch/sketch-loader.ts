export const load = () => import('./sketch-parts');
export const loadDialog = async () => (await import('./sketch-dialog')).SketchDialog;
