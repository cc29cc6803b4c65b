/** What tells one build from the next: a hash of its sources, which the build puts in. Empty where nothing was built. */
export const buildId = (): string => import.meta.env.BUILD_ID ?? '';
