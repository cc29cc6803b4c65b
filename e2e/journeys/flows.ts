/** From a price to thanks. */
import { identity } from '../../brand.config';
import { briefSteps } from '../../src/content/flows/onboarding';
import { instantSiteCard } from '../../support/answers';
import { secretCard, secretsIn, secretTexts } from '../../support/secrets';
import { required } from '../support/instant-site';
import { expect, expectAddress, expectGone, expectSeen, expectText, fillAll, open, part } from './expectations';
import type { Journey, Tab } from './tab';

const person = { Email: 'ada@example.com', Address: '12 St James’s Square', City: 'New York', 'ZIP code': '10001' };

const expectNoCard = async (tab: Tab) => {
  const everything = () => {
    try {
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]);
    } catch {
      // A browser that blocks storage keeps nothing.
      return location.href;
    }
  };
  expect(secretsIn(await tab.run(everything, null), secretTexts)).toEqual([]);
};

const checkout: Journey = async (tab, reached) => {
  await open(tab, '/pricing');
  await tab.press(part('link', /Agency/, part('main')));
  await expectAddress(tab, '/payment?plan=agency');
  await expectSeen(tab, part('textbox', 'Email'));
  await tab.fill('Discount code', ' save20 ');
  await tab.press(part('button', 'Apply'));
  await expectText(tab, '$4,000');
  await fillAll(tab, {
    ...person,
    'Card number': secretCard.number,
    'Expiration date (MM/YY)': secretCard.expiry,
    'Security code': secretCard.code,
    'Name on card': 'Ada Lovelace',
    'First name': 'Ada',
    'Last name': 'Lovelace',
  });
  await reached('everything is filled in');
  await tab.press(part('button', 'Pay now'));
  await expectAddress(tab, '/onboarding-success');
  await expectSeen(tab, part('link', 'Go to Dashboard'));
  await expectNoCard(tab);
  await reached('thanks');
};

const trialAndBrief: Journey = async (tab, reached) => {
  await open(tab, '/subscribe');
  await tab.press(part('radio', /Starter/));
  await expectText(tab, '$3,500');
  await tab.press(part('radio', /Growth/));
  await fillAll(tab, {
    'Full name': 'Ada Lovelace',
    ...person,
    'Card number': secretCard.number,
    'Expiry date (MM/YY)': secretCard.expiry,
    CVV: secretCard.code,
    State: 'NY',
  });
  await tab.press(part('button', 'View Free Trial Agreement'));
  const agreement = part('dialog', 'Free Trial Agreement');
  await expectSeen(tab, agreement);
  await tab.keys('Escape');
  await expectGone(tab, agreement);
  await tab.press(part('checkbox', 'I accept the free trial agreement'));
  await reached('everything is filled in');
  await tab.press(part('button', 'Start free trial'));
  await expectAddress(tab, '/onboarding');
  await expectText(tab, 'Free trial started!');
  await expectNoCard(tab);
  for (const [index, { title, questions }] of briefSteps.entries()) {
    await expectSeen(tab, part('heading', title));
    for (const question of questions)
      if ('missing' in question) await tab.fill(question.label, `Answer to ${question.name}`);
    await reached(`step ${index + 1}`);
    await tab.press(part('button', index === briefSteps.length - 1 ? 'Submit' : 'Next'));
  }
  await expectAddress(tab, '/onboarding-success');
  await expectText(tab, '1-2 business days');
  await reached('thanks');
};

const instantSite: Journey = async (tab, reached) => {
  await open(tab, '/instant-site-form');
  await fillAll(tab, required);
  await tab.press(part('button', 'Continue to Payment'));
  await expectAddress(tab, '/instant-site-form?step=payment');
  await tab.fill('Discount code', identity.instantSiteTestCode.toLowerCase());
  await tab.press(part('button', 'Apply'));
  await expectText(tab, 'This code makes the order free');
  await expectSeen(tab, part('button', 'Complete Order (Test Mode)'));
  await reached('the code is applied');
  await tab.press(part('button', /^Remove/));
  await fillAll(tab, instantSiteCard);
  await tab.press(part('button', 'Complete Order - $650'));
  await expectAddress(tab, '/instant-site-success');
  await expectSeen(tab, part('heading', 'Success!'));
  await expectNoCard(tab);
  await reached('thanks');
};

const draft: Journey = async (tab, reached) => {
  await open(tab, '/payment?plan=enterprise');
  await fillAll(tab, { ...person, 'First name': 'Ünïcode مرحبا', 'Card number': secretCard.number });
  await tab.reload();
  await expect.poll(() => tab.valueOf('First name')).toBe('Ünïcode مرحبا');
  expect(await tab.valueOf('City')).toBe('New York');
  expect(await tab.valueOf('Card number')).toBe('');
  await expectNoCard(tab);
  await reached('the draft is there');
};

const formatting: Journey = async (tab) => {
  await open(tab, '/payment?plan=enterprise');
  await fillAll(tab, { 'Card number': secretCard.number, 'Expiration date (MM/YY)': secretCard.expiry });
  expect(await tab.valueOf('Card number')).toBe('4000 0566 5566 5556');
  expect(await tab.valueOf('Expiration date (MM/YY)')).toBe('11/39');
};

export const flows = {
  'from pricing through the checkout to thanks': checkout,
  'from the trial through the brief to thanks': trialAndBrief,
  'an Instant Site by card, without the test code after all': instantSite,
  'a card’s number and date are formatted while they are typed': formatting,
  'a draft is there after a reload, without the card': draft,
} satisfies Record<string, Journey>;
