/** Window event that says that a toast waits and no provider is in view: public pages load theirs when they hear it. */
export const toastWaiting = 'toastWaiting';
