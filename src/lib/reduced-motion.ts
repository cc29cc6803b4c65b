import { useMediaQuery } from './use-media-query';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion. For event handlers and effects, not for rendering. */
export const isMotionReduced = (): boolean => window.matchMedia(query).matches;

/** Whether the visitor wants less motion, kept up to date; false in rendered HTML and in the first client render. */
export const useReducedMotion = (): boolean => useMediaQuery(query);
