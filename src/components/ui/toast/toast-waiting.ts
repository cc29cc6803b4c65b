/** Window event for a toast without a mounted provider; public pages load their provider when it is dispatched. */
export const toastWaiting = 'toastWaiting';
