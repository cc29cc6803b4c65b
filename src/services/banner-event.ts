/** Window event that follows every change of the trial banner's visibility; `detail.visible` says which way. */
export const bannerEvent = 'bannerVisibilityChange';

/** Says that the banner has appeared or gone: after it was dismissed, and after a trial was taken. */
export const announceBannerChange = (visible: boolean): void => {
  window.dispatchEvent(new CustomEvent(bannerEvent, { detail: { visible } }));
};
