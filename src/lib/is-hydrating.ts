/** Whether a part of the page has its HTML only, because its script is still on its way, or could not be loaded. */
export const isHydrating = (): boolean => document.querySelector('main [data-part=""]') !== null;
