import { briefSteps } from '../../src/content/flows/onboarding';
import { withoutIds } from '../fixtures';
import type { Tab } from './drivers/tab';
import { expect, expectAddress, expectGone, expectSeen, expectText, open, part } from './expectations';
import { test } from './fixtures';

const fillAll = async (tab: Tab, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await tab.fill(label, value);
};

const person = { Email: 'ada@example.com', Address: '12 St James’s Square', City: 'New York', 'ZIP code': '10001' };

/** Nothing of the card is in any storage or the address. */
const expectNoCard = async (tab: Tab) => {
  const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]);
  const kept = withoutIds(await tab.run(everything, null));
  for (const secret of ['4000 0566', '40000566', '5566', '11/39', '7391']) expect(kept).not.toContain(secret);
};

test('from pricing through the checkout to thanks', async ({ tab }) => {
  await open(tab, '/pricing');
  await tab.press(part('link', /Agency/, part('main')));
  await expectAddress(tab, '/payment?plan=agency');
  await expectSeen(tab, part('textbox', 'Email'));
  await tab.fill('Discount code', ' save20 ');
  await tab.press(part('button', 'Apply'));
  await expectText(tab, '$4,000');
  await fillAll(tab, {
    ...person,
    'Card number': '4000056655665556',
    'Expiration date (MM/YY)': '1139',
    'Security code': '7391',
    'Name on card': 'Ada Lovelace',
    'First name': 'Ada',
    'Last name': 'Lovelace',
  });
  expect(await tab.valueOf('Card number')).toBe('4000 0566 5566 5556');
  expect(await tab.valueOf('Expiration date (MM/YY)')).toBe('11/39');
  await tab.press(part('button', 'Pay now'));
  await expectAddress(tab, '/onboarding-success');
  await expectSeen(tab, part('link', 'Go to Dashboard'));
  await expectNoCard(tab);
});

test('from the trial through the brief to thanks', async ({ tab }) => {
  await open(tab, '/subscribe');
  await fillAll(tab, {
    'Full name': 'Ada Lovelace',
    ...person,
    'Card number': '4000056655665556',
    'Expiry date (MM/YY)': '1139',
    CVV: '7391',
    State: 'NY',
  });
  await tab.press(part('button', 'View Free Trial Agreement'));
  const agreement = part('dialog', 'Free Trial Agreement');
  await expectSeen(tab, agreement);
  await tab.keys('Escape');
  await expectGone(tab, agreement);
  await tab.press(part('checkbox', 'I accept the free trial agreement'));
  await tab.press(part('button', 'Start Free Trial'));
  await expectAddress(tab, '/onboarding');
  await expectText(tab, 'Free trial started!');
  await expectNoCard(tab);
  for (const [index, { title, questions }] of briefSteps.entries()) {
    await expectSeen(tab, part('heading', title));
    for (const question of questions)
      if ('missing' in question) await tab.fill(question.label, `Answer to ${question.name}`);
    await tab.press(part('button', index === briefSteps.length - 1 ? 'Submit' : 'Next'));
  }
  await expectAddress(tab, '/onboarding-success');
  await expectText(tab, '1-2 business days');
});

test('an Instant Site with the test code', async ({ tab }) => {
  await open(tab, '/instant-site-form');
  await fillAll(tab, {
    'Full name': 'Ada Lovelace',
    Email: 'ada@example.com',
    'Business name': 'Analytical Engines',
    'Business description': 'We build engines that compute.',
  });
  await tab.press(part('button', 'Continue to Payment'));
  await expectAddress(tab, '/instant-site-form?step=payment');
  await tab.fill('Discount code', 'tesseratest');
  await tab.press(part('button', 'Apply'));
  await expectText(tab, 'Test discount applied!');
  await tab.press(part('button', 'Complete Order (Test Mode)'));
  await expectAddress(tab, '/instant-site-success');
  await expectSeen(tab, part('heading', 'Success!'));
});

test('a draft is there after a reload, without the card', async ({ tab }) => {
  await open(tab, '/payment?plan=enterprise');
  await fillAll(tab, { ...person, 'First name': 'Ünïcode مرحبا', 'Card number': '4000056655665556' });
  await tab.reload();
  await expect.poll(() => tab.valueOf('First name')).toBe('Ünïcode مرحبا');
  expect(await tab.valueOf('City')).toBe('New York');
  expect(await tab.valueOf('Card number')).toBe('');
  await expectNoCard(tab);
});

test('a toast stays as long as the pointer rests on it', async ({ tab }) => {
  await open(tab, '/onboarding');
  await tab.press(part('button', 'Next'));
  await expectText(tab, 'Missing information');
  await tab.pointAt(part('button', 'Close'));
  const isThere = () => tab.run(() => document.body.innerText.includes('Missing information'), null);
  const since = await tab.run(() => performance.now(), null);
  // Longer than the 4000 milliseconds that it stays otherwise.
  await expect.poll(() => tab.run((start) => performance.now() - start > 5000, since)).toBe(true);
  expect(await isThere()).toBe(true);
  await tab.pointAt(part('heading', 'Help Us Create Your Perfect Website'));
  await expect.poll(isThere).toBe(false);
});
