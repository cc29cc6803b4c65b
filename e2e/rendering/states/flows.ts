/** States of the order flows: trial, brief, checkout, Instant Site. */

import type { Page } from '@playwright/test';
import { identity } from '../../../brand.config';
import { expect } from '../../fixtures';
import { steer } from '../../payments/pay-flows';
import * as brief from '../../support/brief';
import * as checkout from '../../support/checkout';
import { applyCode, field, fill } from '../../support/forms';
import * as instantSite from '../../support/instant-site';
import { open } from '../../support/page';
import * as trial from '../../support/trial-order';
import { dialog, main, openForm, part, press, type State, toasts, working } from './state';

const toPayment = async (page: Page) => {
  await openForm(page, '/instant-site-form');
  await fill(page, instantSite.required);
  await instantSite.toPayment(page);
};

const questions = ['Do you have a domain?', 'Do you have hosting?', 'Do you have a logo?'];
const answerAll = async (page: Page, answer: 'No' | 'Yes') => {
  for (const question of questions) await page.getByRole('group', { name: question }).getByLabel(answer).check();
};

export const flowStates: readonly State[] = [
  {
    name: 'flows/trial-errors',
    tree: main,
    reach: async (page) => {
      await openForm(page, '/subscribe');
      await trial.submit(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'flows/trial-agreement',
    tree: dialog,
    reach: async (page) => {
      await openForm(page, '/subscribe');
      await press(page, 'View Free Trial Agreement');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'flows/toast',
    tree: toasts,
    reach: async (page) => {
      await openForm(page, '/subscribe');
      await fill(page, trial.answers);
      await trial.submit(page).click();
      await expect(page.getByText('Agreement Required', { exact: true })).toBeVisible();
    },
  },
  working('flows/trial-processing', 'Processing...', async (page) => {
    await openForm(page, '/subscribe');
    await fill(page, trial.answers);
    await trial.accept(page);
    await trial.submit(page).click();
  }),
  {
    name: 'flows/brief-errors',
    tree: main,
    reach: async (page) => {
      await openForm(page, '/onboarding');
      await brief.next(page).click();
      await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'flows/brief-errors-2',
    isPlain: true,
    reach: async (page) => {
      await openForm(page, '/onboarding');
      await brief.reach(page, 2);
      await brief.next(page).click();
      await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    },
    next: {
      name: 'flows/brief-files',
      reach: async (page) => {
        await brief.fillStep(page, 2);
        await brief.next(page).click();
        await brief.field(page, 'logo').setInputFiles(brief.file('notes.txt', 'text/plain'));
        await expect(page.getByText('notes.txt').first()).toBeVisible();
        // The last step has one required question, which gets the focus itself.
        await brief.next(page).click();
        await expect(part('alert')(page)).toBeFocused();
      },
    },
  },
  {
    name: 'flows/brief-thanks',
    isPlain: true,
    reach: async (page) => {
      await page.addInitScript(() => sessionStorage.setItem('onboardingComplete', 'true'));
      await open(page, '/onboarding-success');
      await expect(page).toHaveURL('/onboarding-success');
    },
  },
  {
    name: 'flows/brief-thanks-asks',
    tree: main,
    reach: async (page) => {
      const sent = {
        id: 'b',
        kind: 'onboarding',
        date: '2026-03-01T10:00:00.000Z',
        answers: { companyName: 'Engines' },
      };
      await page.addInitScript(
        (submissions) => {
          localStorage.setItem('submissions', submissions);
          for (const [name, value] of Object.entries({ onboardingComplete: 'true', sentBrief: 'b', sentHere: '["b"]' }))
            sessionStorage.setItem(name, value);
        },
        JSON.stringify([sent]),
      );
      await open(page, '/onboarding-success');
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByLabel('Where do we reach you?')).toBeFocused();
    },
  },
  {
    name: 'flows/checkout-errors',
    tree: main,
    reach: async (page) => {
      await openForm(page, '/payment?plan=instant-site');
      await checkout.payNow(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'flows/checkout-discount',
    tree: part('region', { name: 'Order summary' }),
    reach: async (page) => {
      await openForm(page, '/payment?plan=instant-site');
      await applyCode(page, 'SAVE20');
      await expect(page.getByText('SAVE20').first()).toBeVisible();
    },
  },
  working('flows/checkout-processing', 'Processing...', async (page) => {
    await openForm(page, '/payment?plan=instant-site');
    await fill(page, { ...checkout.contact, ...checkout.card });
    await applyCode(page, 'SAVE20');
    await checkout.payNow(page).click();
  }),
  {
    name: 'flows/payment-question',
    tree: dialog,
    reach: async (page) => {
      await page.clock.resume();
      await steer(page);
      await openForm(page, '/payment?plan=agency');
      await press(page, 'Fill in sample data');
      await fill(page, { 'Card number': '4000 0027 6000 3184' });
      await checkout.payNow(page).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'flows/payment-declined',
    tree: part('group', { name: 'Payment' }),
    reach: async (page) => {
      await steer(page);
      await openForm(page, '/payment?plan=agency');
      await press(page, 'Fill in sample data');
      await fill(page, { 'Card number': '4000 0000 0000 0002' });
      await checkout.payNow(page).click();
      await page.clock.runFor(2000);
      await expect(field(page, 'Card number')).toHaveAccessibleDescription(/declined/);
    },
  },
  {
    name: 'flows/instant-site-errors',
    tree: main,
    reach: async (page) => {
      await openForm(page, '/instant-site-form');
      await answerAll(page, 'Yes');
      await press(page, 'Continue to Payment');
      await expect(instantSite.toast(page)).toContainText('Missing required fields');
    },
    next: {
      // Every answer that asks for more.
      name: 'flows/instant-site-answered',
      isPlain: true,
      reach: async (page) => {
        for (const group of ['What is the site for?', 'Which pages?', 'Visual style'])
          for (const box of await page.getByRole('group', { name: group }).getByRole('checkbox').all())
            await box.check();
        await instantSite.attach(page, /^Upload your logo/, [instantSite.picture('logo.png')]);
      },
      next: {
        name: 'flows/instant-site-answered-no',
        isPlain: true,
        widths: [320],
        reach: (page) => answerAll(page, 'No'),
      },
    },
  },
  {
    name: 'flows/instant-site-payment-errors',
    tree: main,
    reach: async (page) => {
      await toPayment(page);
      await instantSite.complete(page, 'Complete Order - $650').click();
      await expect(part('alert')(page)).toBeVisible();
      await applyCode(page, 'nonsense');
      await expect(field(page, 'Discount code')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'flows/instant-site-test-mode',
    reach: async (page) => {
      await toPayment(page);
      await applyCode(page, identity.instantSiteTestCode);
      await expect(instantSite.complete(page, 'Complete Order (Test Mode)')).toBeVisible();
    },
  },
  {
    name: 'flows/instant-site-thanks',
    tree: main,
    reach: async (page) => {
      await toPayment(page);
      await applyCode(page, identity.instantSiteTestCode);
      await instantSite.complete(page, 'Complete Order (Test Mode)').click();
      await page.clock.runFor(2100);
      await instantSite.expectSuccess(page);
      // The picture of the draft is loaded when the browser is idle.
      await page.clock.runFor(1000);
      await part('region', { name: 'Bring this to the meeting' })(page)
        .getByRole('status')
        .waitFor({ state: 'attached' });
    },
  },
];
