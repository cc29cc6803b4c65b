import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { isBriefSent, sendBrief } from '../../../src/services/brief/onboarding';
import { payForPlan } from '../../../src/services/checkout/checkout';
import { startTrial } from '../../../src/services/trial/trial';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { checkoutAnswers, trialAnswers } from '../../../support/answers';
import { settle } from '../../support/settle';

test('stores the brief and unlocks the thank-you page in one transaction, after 2 seconds', async () => {
  vi.useFakeTimers();
  const sent = sendBrief({ companyName: 'Analytical', logo: { name: 'a.svg', size: 1, type: '' } }, 'one');
  await vi.advanceTimersByTimeAsync(1999);
  expect(store.read(keys.submissions)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(sessionStorage.getItem('onboardingComplete')).toBe('true');
  expect(store.read(keys.submissions)).toMatchObject([
    { id: 'one', kind: 'onboarding', answers: { companyName: 'Analytical', logo: { name: 'a.svg', size: 1 } } },
  ]);
});

describe('whether this tab has sent a brief', () => {
  const pay = () => payForPlan({ planId: 'agency', discountCode: '', answers: checkoutAnswers });

  beforeEach(() => void vi.useFakeTimers());

  it('is true once it is sent, also in a duplicated tab', async () => {
    expect(isBriefSent()).toBe(false);
    await settle(sendBrief({ companyName: 'A' }, 'one'));
    expect(isBriefSent()).toBe(true);
    sessionStorage.clear();
    await settle(sendBrief({ companyName: 'A' }, 'one'));
    expect(isBriefSent()).toBe(true);
    expect(store.read(keys.submissions)).toHaveLength(1);
  });

  it('is false in a tab that only paid, whatever another tab has sent', async () => {
    await settle(sendBrief({ companyName: 'A' }, 'one'));
    sessionStorage.clear();
    await settle(pay());
    expect(store.read(keys.onboardingComplete)).toBe(true);
    expect(isBriefSent()).toBe(false);
  });

  it('is false for a trial that was started after it, even after a payment', async () => {
    await settle(sendBrief({ companyName: 'A' }, 'one'));
    await settle(startTrial({ plan: 'growth', answers: trialAnswers }));
    expect(isBriefSent()).toBe(false);
    await settle(pay());
    expect(isBriefSent()).toBe(false);
  });

  it('is false once the submission was removed', async () => {
    await settle(sendBrief({ companyName: 'A' }, 'one'));
    store.write(keys.submissions, []);
    expect(isBriefSent()).toBe(false);
  });
});
