const jpegs = ['.jpg', '.jpeg', '.jfif'];

/** The endings with all names of a JPEG where `.jpg` is among them: cameras and browsers write each of them. */
export const allEndings = (endings: readonly string[]): readonly string[] =>
  endings.includes('.jpg') ? [...new Set([...endings, ...jpegs])] : endings;

/** Whether a file's name ends with one of the endings, as the browser's file dialog checks it. Case does not matter. */
export const hasEnding = (name: string, endings: readonly string[]): boolean =>
  allEndings(endings).some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));

export const isPicture = ({ type }: File): boolean => type.startsWith('image/');
