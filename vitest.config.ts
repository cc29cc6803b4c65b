import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const pure = ['tests/{architecture,content,lib,scripts,search}/**/*.test.ts'];

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        projects: [
          // These need no page, which takes longest to set up, and keep nothing between tests.
          { extends: true, test: { name: 'pure', environment: 'node', include: pure, isolate: false } },
          {
            extends: true,
            test: {
              name: 'page',
              environment: 'jsdom',
              include: ['tests/**/*.test.{ts,tsx}'],
              exclude: ['tests/{dist,hosts}/**', ...pure],
            },
          },
        ],
        setupFiles: ['tests/support/setup.ts'],
        pool: 'threads',
        maxWorkers: 2,
        restoreMocks: true,
        // Properties run many cases; a busy machine takes its time.
        testTimeout: 20_000,
        env: { TZ: 'UTC' },
      },
    }),
  ),
);
