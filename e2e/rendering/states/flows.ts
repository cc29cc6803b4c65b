/** States of the order flows: trial, brief, checkout, Instant Site. */
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { steer } from '../../payments/pay-flows';
import * as brief from '../../support/brief';
import * as checkout from '../../support/checkout';
import { applyCode, field, fill } from '../../support/forms';
import * as instantSite from '../../support/instant-site';
import { open } from '../../support/page';
import * as trial from '../../support/trial-order';
import { press, type State } from './state';

const dialog = (page: Page) => page.getByRole('dialog');

const openForm = async (page: Page, address: string) => {
  await open(page, address);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeEnabled();
};

const toPayment = async (page: Page) => {
  await openForm(page, '/instant-site-form');
  await fill(page, instantSite.required);
  await instantSite.toPayment(page);
};

export const flowStates: readonly State[] = [
  { name: 'flows/trial', isPlain: true, reach: (page) => openForm(page, '/subscribe') },
  {
    name: 'flows/trial-errors',
    reach: async (page) => {
      await openForm(page, '/subscribe');
      await trial.submit(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'flows/trial-agreement',
    part: dialog,
    reach: async (page) => {
      await openForm(page, '/subscribe');
      await press(page, 'View Free Trial Agreement');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'flows/toast',
    part: (page) => page.getByRole('region', { name: /^Notifications/ }),
    reach: async (page) => {
      await openForm(page, '/subscribe');
      await fill(page, trial.answers);
      await trial.submit(page).click();
      await expect(page.getByText('Agreement Required', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'flows/brief-errors',
    reach: async (page) => {
      await openForm(page, '/onboarding');
      await brief.next(page).click();
      await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'flows/brief-files',
    reach: async (page) => {
      await openForm(page, '/onboarding');
      await brief.reach(page, 3);
      await brief.field(page, 'logo').setInputFiles(brief.file('notes.txt', 'text/plain'));
      await expect(page.getByText('notes.txt').first()).toBeVisible();
    },
  },
  {
    name: 'flows/brief-thanks',
    reach: async (page) => {
      await page.addInitScript(() => sessionStorage.setItem('onboardingComplete', 'true'));
      await open(page, '/onboarding-success');
      await expect(page).toHaveURL('/onboarding-success');
    },
  },
  { name: 'flows/checkout', isPlain: true, reach: (page) => openForm(page, '/payment?plan=agency') },
  {
    name: 'flows/checkout-errors',
    reach: async (page) => {
      await openForm(page, '/payment?plan=instant-site');
      await checkout.payNow(page).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'flows/checkout-discount',
    part: (page) => page.getByRole('region', { name: 'Order summary' }),
    reach: async (page) => {
      await openForm(page, '/payment?plan=instant-site');
      await applyCode(page, 'SAVE20');
      await expect(page.getByText('SAVE20').first()).toBeVisible();
    },
  },
  {
    name: 'flows/payment-question',
    part: dialog,
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
    part: (page) => page.getByRole('group', { name: 'Payment' }),
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
  { name: 'flows/instant-site', isPlain: true, reach: (page) => openForm(page, '/instant-site-form') },
  {
    name: 'flows/instant-site-errors',
    reach: async (page) => {
      await openForm(page, '/instant-site-form');
      for (const question of ['Do you have a domain?', 'Do you have hosting?', 'Do you have a logo?'])
        await page.getByRole('group', { name: question }).getByLabel('Yes').check();
      await press(page, 'Continue to Payment');
      await expect(instantSite.toast(page)).toContainText('Missing required fields');
    },
  },
  { name: 'flows/instant-site-payment', reach: toPayment },
  {
    name: 'flows/instant-site-test-mode',
    reach: async (page) => {
      await toPayment(page);
      await applyCode(page, 'TESSERATEST');
      await expect(instantSite.complete(page, 'Complete Order (Test Mode)')).toBeVisible();
    },
  },
  {
    name: 'flows/instant-site-thanks',
    reach: async (page) => {
      await toPayment(page);
      await applyCode(page, 'TESSERATEST');
      await instantSite.complete(page, 'Complete Order (Test Mode)').click();
      await page.clock.runFor(2100);
      await instantSite.expectSuccess(page);
    },
  },
];
