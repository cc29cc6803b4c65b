import base from '../../playwright.config.ts';

/** How pages are drawn: `npm run test:rendering`. */
export default { ...base, testDir: '.', testIgnore: [], reporter: [['list'], ['./pictures-reporter.ts']] };
