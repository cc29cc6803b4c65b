import { defineConfig } from 'vitest/config';

/** Tests of what the build wrote: the files themselves, and how real static hosts serve them. */
export default defineConfig({
  test: {
    include: ['tests/{dist,hosts}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
