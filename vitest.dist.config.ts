import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Tests of what the build wrote: the files themselves, how real static hosts serve them, and a copy that is drawn anew. */
export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        include: ['tests/{dist,hosts,night}/**/*.test.ts'],
        environment: 'node',
        // As in the build, whose route table lacks the page that only the development server has.
        env: { DEV: '' },
        globalSetup: ['tests/support/fresh-build.ts'],
        testTimeout: 60_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        // The built pages are read once for all files.
        isolate: false,
      },
    }),
  ),
);
