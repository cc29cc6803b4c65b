/** Name of the window event after each change of the trial banner's visibility; `detail.visible` is the new one. */
export const bannerEvent = 'bannerVisibilityChange';

/** Dispatches the event after the banner was dismissed or has come back, and after a trial was started. */
export const dispatchBannerChange = (visible: boolean): void => {
  window.dispatchEvent(new CustomEvent(bannerEvent, { detail: { visible } }));
};
