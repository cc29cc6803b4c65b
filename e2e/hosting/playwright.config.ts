import base from '../../playwright.config.ts';

/** What hosts, networks and deploys do to an open site: part of `npm run test:hosts`. */
export default { ...base, testDir: '.', testIgnore: [] };
