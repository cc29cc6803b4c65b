import base from '../../playwright.config.ts';

/** The forms of an order, from the trial to the Instant Site: `npm run test:flows`. */
export default { ...base, testDir: '.', testIgnore: [] };
