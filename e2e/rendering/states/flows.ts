/** States of the order flows: trial, brief, checkout, Instant Site. */
import { identity } from '../../../brand.config';
import { expect, open, type Page } from '../../fixtures';
import { steer } from '../../payments/pay-flows';
import * as brief from '../../support/brief';
import * as checkout from '../../support/checkout';
import { applyCode, field, fill } from '../../support/forms';
import * as instantSite from '../../support/instant-site';
import * as trial from '../../support/trial-order';
import { dialog, main, opened, part, press, type State, words } from './state';

/** While an action runs, its button shows it. The clock is stopped, so that the state stays. */
const atWork = { shows: part('button', { name: 'Processing...' }), says: ['One moment'], isPlain: true };

const toPayment = async (page: Page) => {
  await fill(page, instantSite.required);
  await instantSite.toPayment(page);
};

const answerAll = async (page: Page, answer: 'No' | 'Yes') => {
  for (const name of ['Do you have a domain?', 'Do you have hosting?', 'Do you have a logo?'])
    await page.getByRole('group', { name }).getByLabel(answer).check();
};

const payBy = async (page: Page, card: string) => {
  await steer(page);
  await open(page, '/payment?plan=agency');
  await press(page, 'Fill in sample data');
  await fill(page, { 'Card number': card });
  await checkout.payNow(page).click();
};

const sentBrief = { onboardingComplete: 'true', sentBrief: 'b', sentHere: '["b"]' };

export const flowStates: readonly (State | State[])[] = [
  {
    ...opened('flows/trial-errors', '/subscribe'),
    act: async (page) => {
      await page.getByLabel('Starter').check();
      await trial.submit(page).click();
    },
    shows: part('alert'),
    tree: main,
  },
  {
    ...opened('flows/clear-form', '/subscribe'),
    act: async (page) => {
      await page.getByLabel('Full name').fill('Ada');
      await page.clock.runFor(1000);
      await press(page, 'Clear form');
    },
    shows: part('button', { name: 'Yes, clear the form' }),
    isPlain: true,
  },
  { name: 'flows/trial-used', at: '/subscribe', stored: { trialUsed: 'true' }, isPlain: true },
  {
    ...opened('flows/trial-agreement', '/subscribe'),
    act: (page) => press(page, 'View Free Trial Agreement'),
    shows: dialog,
  },
  [
    {
      ...opened('flows/toast', '/subscribe'),
      act: async (page) => {
        await fill(page, trial.answers);
        await trial.submit(page).click();
      },
      shows: words('Agreement Required'),
    },
    {
      name: 'flows/trial-processing',
      act: async (page) => {
        await trial.accept(page);
        await trial.submit(page).click();
      },
      ...atWork,
    },
  ],
  {
    ...opened('flows/brief-errors', '/onboarding'),
    act: (page) => brief.next(page).click(),
    shows: words('Missing information'),
    says: ['Missing information'],
  },
  {
    ...opened('flows/brief-files', '/onboarding'),
    act: async (page) => {
      await brief.reach(page, 3);
      for (const file of [brief.file('mark.png', 'image/png'), brief.file('notes.txt', 'text/plain')])
        await brief.field(page, 'logo').setInputFiles(file);
      await page.clock.runFor(2000);
      // The last step has one required question, which gets the focus itself.
      await brief.next(page).click();
    },
    shows: part('alert'),
    says: ['Draft saved in this tab.', 'Added 1 file.'],
    tree: main,
  },
  {
    name: 'flows/brief-thanks-asks',
    stored: {
      submissions: JSON.stringify([
        { id: 'b', kind: 'onboarding', date: '2026-03-01T10:00:00.000Z', answers: { companyName: 'Engines' } },
      ]),
    },
    act: async (page) => {
      await page.addInitScript((entries) => {
        for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
      }, sentBrief);
      await open(page, '/onboarding-success');
      await press(page, 'Save address');
    },
  },
  {
    ...opened('flows/checkout-errors', '/payment?plan=instant-site'),
    act: (page) => checkout.payNow(page).click(),
    shows: part('alert'),
    tree: main,
  },
  [
    {
      ...opened('flows/checkout-discount', '/payment?plan=instant-site'),
      act: async (page) => {
        await applyCode(page, 'SAVE20');
        await press(page, /^Remove/);
        await applyCode(page, 'SAVE20');
      },
      shows: part('button', { name: /^Remove/ }),
      says: ['SAVE20 applied'],
    },
    {
      name: 'flows/checkout-processing',
      act: async (page) => {
        await fill(page, { ...checkout.contact, ...checkout.card });
        await checkout.payNow(page).click();
      },
      ...atWork,
    },
  ],
  {
    name: 'flows/payment-question',
    act: async (page) => {
      await page.clock.resume();
      await payBy(page, '4000 0027 6000 3184');
    },
    shows: dialog,
  },
  [
    {
      ...opened('flows/instant-site-errors', '/instant-site-form'),
      act: async (page) => {
        await answerAll(page, 'Yes');
        await press(page, 'Continue to Payment');
      },
      shows: words('Missing required fields'),
      tree: main,
    },
    {
      // Every answer that asks for more.
      name: 'flows/instant-site-answered',
      act: async (page) => {
        for (const name of ['What is the site for?', 'Which pages?', 'Visual style'])
          for (const box of await page.getByRole('group', { name }).getByRole('checkbox').all()) await box.check();
        await instantSite.attach(page, /^Upload your logo/, [instantSite.picture(`${'n'.repeat(240)}.png`)]);
      },
      isPlain: true,
    },
    { name: 'flows/instant-site-answered-no', act: (page) => answerAll(page, 'No'), widths: [320], isPlain: true },
  ],
  {
    ...opened('flows/instant-site-payment-errors', '/instant-site-form'),
    act: async (page) => {
      await toPayment(page);
      await instantSite.complete(page, 'Complete Order - $650').click();
      await applyCode(page, 'nonsense');
      await expect(field(page, 'Discount code')).toHaveAttribute('aria-invalid', 'true');
    },
    shows: part('alert'),
  },
  [
    {
      ...opened('flows/instant-site-test-mode', '/instant-site-form'),
      act: async (page) => {
        await toPayment(page);
        await applyCode(page, identity.instantSiteTestCode);
      },
      shows: part('button', { name: 'Complete Order (Test Mode)' }),
      isPlain: true,
    },
    {
      name: 'flows/instant-site-thanks',
      act: async (page) => {
        await instantSite.complete(page, 'Complete Order (Test Mode)').click();
        await page.clock.runFor(2100);
        await instantSite.expectSuccess(page);
        // The picture of the draft is loaded when the browser is idle.
        await page.clock.runFor(1000);
        const brought = part('region', { name: 'Bring this to the meeting' })(page);
        await brought.getByRole('status').waitFor({ state: 'attached' });
      },
      tree: main,
    },
  ],
];
