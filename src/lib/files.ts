/** Whether a file's name ends with one of the endings, as the browser's file dialog checks it. Case does not matter. */
export const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));

export const isPicture = ({ type }: File): boolean => type.startsWith('image/');
