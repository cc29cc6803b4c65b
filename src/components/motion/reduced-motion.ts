/** Whether the visitor asked for stillness. For event handlers and effects, not for rendering. */
export const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
