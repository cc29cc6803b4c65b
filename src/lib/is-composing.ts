/**
 * Whether a key press belongs to an input method, whose Enter only ends a composition. In Safari that Enter has `isComposing`
 * false and the key code 229.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
