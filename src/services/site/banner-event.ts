/** Window event that says whether the trial banner is to be seen (`detail.visible`): after every change, and after every trial. */
export const bannerEvent = 'bannerVisibilityChange';

/** Says that the banner has appeared or gone: after it was dismissed, and after a trial was taken. */
export const announceBannerChange = (visible: boolean): void => {
  window.dispatchEvent(new CustomEvent(bannerEvent, { detail: { visible } }));
};
