/** What is loaded of the sketch but its dialog. */
export { nameSketch } from '../../sketch/name-sketch';
export { LookDrawing } from './look-drawing';
export { saveSketch } from './save-sketch';
export { SketchPanel } from './sketch-panel';
export { SketchPicture } from './sketch-picture';
