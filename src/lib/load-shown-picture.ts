/** As `shownPicture`, which is loaded with the first picture. */
export const loadShownPicture = (file: Blob): Promise<Blob> =>
  import('./small-picture').then(({ shownPicture }) => shownPicture(file));
