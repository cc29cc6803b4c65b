import { readFileSync } from 'node:fs';
import { identity } from '../../../brand.config';
import { expectNoViolations } from '../../../support/axe';
import { sent } from '../../../support/entries';
import { open as openPage } from '../../../support/page';
import { customer, expect, seed, test } from '../../fixtures';
import { applyCode, fill } from '../../support/forms';
import { attach, complete, expectSuccess, open, picture, required, toPayment } from '../../support/instant-site';
import { sketchOn } from './sketch';

const bring = 'Bring this to the meeting';

test('the page of thanks has the order, its pictures until a reload, in this tab alone', async ({ page, context }) => {
  await open(page);
  await fill(page, required);
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  await toPayment(page);
  await expect(sketchOn(page)).toBeVisible();
  await applyCode(page, identity.instantSiteTestCode);
  await complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await expectSuccess(page);

  const openIt = sketchOn(page, bring).getByRole('button', { name: 'Open first draft' });
  const dialog = page.getByRole('dialog', { name: 'First draft' });
  await openIt.click();
  await expect(dialog.getByRole('heading', { name: 'Analytical Engines' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'engine.png' })).toBeVisible();
  await page.reload();
  await openIt.click();
  await expect(dialog.getByRole('heading', { name: 'Analytical Engines' })).toBeVisible();
  await expect(dialog.getByText('engine.png')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'engine.png' })).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/instant-site-success');
  await expect(other.getByText('There is no Instant Site order of yours in this browser.')).toBeVisible();
  await expect(sketchOn(other, bring)).toHaveCount(0);
});

const answers = {
  ...{ fullName: 'Ada Lovelace', email: 'ada@example.com', businessName: 'Analytical Engines' },
  ...{ businessDescription: 'We build engines that compute.', pages: { home: true }, totalAmount: 650 },
};
const order = sent('instant-site', answers, { id: 'site', owner: 'ada@example.com' });

test('a request has it, drawn again from what is stored, as a file on its own', async ({ page, context }, info) => {
  await seed(page, customer({ submissions: JSON.stringify([order]) }));
  await openPage(page, `/project?order=${order.id}`);
  const saving = page.waitForEvent('download');
  await sketchOn(page)
    .getByRole('button', { name: /^Download first draft/ })
    .click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('analytical-engines-first-draft.html');
  const started = 'The download was started: analytical-engines-first-draft.html';
  await expect(sketchOn(page).getByRole('status').filter({ hasText: started })).toBeVisible();
  const file = info.outputPath('sketch.html');
  await saved.saveAs(file);
  const requests: string[] = [];
  const offline = await context.newPage();
  offline.on('request', (request) => requests.push(request.url()));
  await offline.goto(`file://${file}`);
  await expect(offline.getByRole('heading', { level: 1, name: 'Analytical Engines' })).toBeVisible();
  await expect(offline.getByText('We build engines that compute.').first()).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([`file://${file}`]);
  // It has every rule that all looks have in common, as the build has made them for old browsers.
  const base = readFileSync('src/components/sketch/site/looks/base.css', 'utf8');
  const missing = await offline.evaluate((css) => {
    const written = new CSSStyleSheet();
    written.replaceSync(css);
    const selectorsOf = (rules: Iterable<CSSRule>): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(/, (?![^(]*\))/);
        return 'cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : [];
      });
    const inFile = new Set([...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)));
    return selectorsOf(written.cssRules).filter((selector) => !inFile.has(selector));
  }, base);
  expect(missing).toEqual([]);
  await expectNoViolations(offline, 'downloaded sketch');
});
