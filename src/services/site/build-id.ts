/** Id of this build, a hash of its sources; empty on the development server and in tests. */
export const buildId = (): string => import.meta.env.BUILD_ID ?? '';
