/** Rules that axe leaves out unless asked: the target size of WCAG 2.2, and those it still calls experimental. */
const more = 'target-size label-content-name-mismatch css-orientation-lock td-has-header table-fake-caption'.split(' ');

/** What axe is asked for. @param without rules to leave out */
export const axeOptions = (without: readonly string[] = []) => ({
  resultTypes: ['violations' as const],
  rules: Object.fromEntries([...more, ...without].map((rule) => [rule, { enabled: !without.includes(rule) }])),
});
