/** Window event for a toast while no `Toasts` is mounted; public pages load it when the event is dispatched. */
export const toastWaiting = 'toastWaiting';
