/** The window event that tells of every change to the trial banner. */
export const bannerEvent = 'bannerVisibilityChange';

/** Says that the banner may have appeared or gone: after it was dismissed, and after a trial was taken. */
export const announceBannerChange = (): void => {
  window.dispatchEvent(new Event(bannerEvent));
};
