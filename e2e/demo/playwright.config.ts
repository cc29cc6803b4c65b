import base from '../../playwright.config.ts';

/** The demo's desk and stories, and payments with every outcome: `npm run test:demo`. */
export default { ...base, testDir: '..', testMatch: ['demo/**/*.spec.ts', 'payments/**/*.spec.ts'], testIgnore: [] };
