/** Milliseconds after a press in which another one counts as the second click of a double click. */
export const doubleClick = 500;
