/** What the tests of the onboarding brief share. */
import type { Page } from '@playwright/test';
import { briefSteps } from '../../src/content/flows/onboarding';
import { expect } from '../fixtures';
import { picture } from './instant-site';

const hostile = `<script>alert(1)</script> 🎈 مرحبا ${'x'.repeat(10_000)}`;
const answerTo = (name: string) => (name === 'competitors' ? hostile : `Answer to ${name}`);

export const file = (name: string, mimeType: string) => ({ ...picture(name), mimeType });

const labels = new Map<string, string>(
  briefSteps.flatMap(({ questions }) => questions.map(({ name, label }) => [name, label])),
);
export const field = (page: Page, name: string) => page.getByRole('main').getByLabel(labels.get(name) ?? name);
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
export const stepTitle = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: briefSteps[step - 1]?.title ?? '?' });

/** Waits until the form answers: its fields are disabled until the page is hydrated. */
export const open = async (page: Page, address = '/onboarding') => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Us Create Your Perfect Website');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeEnabled();
};

export const fillStep = async (page: Page, step: number) => {
  for (const question of briefSteps[step - 1]?.questions ?? [])
    if (question.kind !== 'file') await field(page, question.name).fill(answerTo(question.name));
};
/** Fills and passes the steps before `step`. */
export const reach = async (page: Page, step: number) => {
  for (let passed = 1; passed < step; passed += 1) {
    await fillStep(page, passed);
    await next(page).click();
    await expect(stepTitle(page, passed + 1)).toBeVisible();
  }
};
