import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        environment: 'jsdom',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['tests/{dist,hosts}/**'],
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
