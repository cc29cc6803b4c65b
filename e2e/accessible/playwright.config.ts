import base from '../../playwright.config.ts';

/** Keyboard, screen reader and axe in every state, and the search: `npm run test:accessible`. */
export default {
  ...base,
  testDir: '..',
  testMatch: ['accessible/**/*.spec.ts', 'search/**/*.spec.ts'],
  testIgnore: [],
};
