import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardOutcome, testCards } from '../../../src/content/flows/test-cards';
import type { PaymentRequest, Settlement } from '../../../src/services/payments/port';
import { behaviorOf, createSimulatedProvider } from '../../../src/services/payments/simulated-provider';
import * as keys from '../../../src/storage/schema';
import { normalSteering, type Steering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { secretsIn } from '../../../support/secrets';
import { testCard } from '../../support/test-card';

const provider = createSimulatedProvider(() => Promise.resolve());
const steer = (payments: Steering['payments']) => store.write(keys.demoSteering, { ...normalSteering, payments });
/** A payment with no card that it would fail with. */
const plain: PaymentRequest = {
  ...{ amountCents: 1, currency: 'USD', description: '' },
  ...{ idempotencyKey: 'k.1', storedMethod: null },
};
const { code, expiry } = testCard('succeeds');

const pay = (number: string, amountCents = 5000, idempotencyKey = 'k.1') =>
  provider.pay({ amountCents, currency: 'USD', description: 'Test', idempotencyKey, card: { number, expiry, code } });

const succeeded = { status: 'succeeded', reference: 'pay_k1' };
const declined = (reason: string) => ({ status: 'declined', code: reason });
const toConfirm = { status: 'needs-confirmation', reference: 'pay_k1' };

const checked: Record<CardOutcome, object> = {
  succeeds: succeeded,
  declined: declined('declined'),
  'insufficient-funds': declined('insufficient-funds'),
  'expired-card': declined('expired-card'),
  'incorrect-code': declined('incorrect-code'),
  'processing-error': declined('processing-error'),
  'needs-confirmation': toConfirm,
  'declined-when-charged': succeeded,
};
const charged = { ...checked, 'declined-when-charged': declined('declined') };

it.each(testCards)('a card $number ($label)', async ({ number, outcome }) => {
  expect(await pay(number, 5000, 'k.1')).toMatchObject(charged[outcome]);
  expect(await pay(number.replaceAll(' ', ''), 0, 'k.1')).toMatchObject(
    outcome === 'processing-error' ? succeeded : checked[outcome],
  );
});

it('a card succeeds if it is no test card', async () => {
  for (const number of ['4000 0566 5566 5556', '1', 'not a number', ''])
    expect(await pay(number, 5000, `k.${number}`)).toMatchObject({ status: 'succeeded', method: null });
});

it.each([
  ['4000 0000 0000 0002', 'declined'],
  ['４０００ ００００ ００００ ０００２', 'declined'],
  ['４０００　００００ー００００ー０００２', 'declined'],
  ['４２４２４２４２４２４２４２４２', 'succeeds'],
  ['my card', 'succeeds'],
])('a card with the number %j: %s', (number, outcome) => {
  expect(behaviorOf({ card: { number } } as PaymentRequest)).toBe(outcome);
});

it('a card behaves as its stored token says, and succeeds with an unknown token or none', async () => {
  const charge = (storedMethod: string | null, key: string) =>
    provider.pay({ amountCents: 1, currency: 'USD', description: '', idempotencyKey: key, storedMethod });
  expect(await charge('declined-when-charged', 'a.1')).toEqual(declined('declined'));
  for (const token of [null, '', '__proto__', 'visa'])
    expect(await charge(token, `${token}.1`)).toMatchObject({ status: 'succeeded' });
});

it('a decline writes nothing', async () => {
  await pay(testCard('insufficient-funds').number);
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});

it('calls beforeCharge first, and charges nothing if that rejects', async () => {
  await expect(provider.pay(plain, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await provider.settle('k.1', 'lookUp')).toEqual(declined('not-received'));
});

it('charges a key once, also if the next request has another card', async () => {
  for (const outcome of ['succeeds', 'declined', 'needs-confirmation'] as const)
    expect(await pay(testCard(outcome).number)).toMatchObject(succeeded);
  expect(store.read(keys.providerPayments)).toHaveLength(1);
});

describe('a confirmation', () => {
  beforeEach(() => pay(testCard('needs-confirmation').number));

  it.each<[string, Settlement, object, object]>([
    ['given', 'confirm', succeeded, succeeded],
    ['refused', 'refuse', declined('not-confirmed'), declined('not-received')],
    ['canceled', 'cancel', declined('not-received'), declined('not-received')],
    ['not given yet', 'lookUp', toConfirm, toConfirm],
  ])('%s', async (_, settlement, answer, after) => {
    expect(await provider.settle('k.1', settlement)).toMatchObject(answer);
    expect(await provider.settle('k.1', 'lookUp')).toMatchObject(after);
  });
});

describe('a lost answer', () => {
  beforeEach(() => steer('lost'));

  it.each([
    ['succeeds', succeeded],
    ['declined', declined('not-received')],
    ['processing-error', declined('processing-error')],
    ['needs-confirmation', toConfirm],
  ] as const)('hides the result of a card that %s, and lookUp finds it', async (outcome, found) => {
    expect(await pay(testCard(outcome).number)).toEqual({ status: 'unknown', reference: 'pay_k1' });
    expect(await provider.settle('k.1', 'lookUp')).toMatchObject(found);
  });

  it('cannot be canceled if the payment has gone through', async () => {
    await pay(testCard('succeeds').number);
    expect(await provider.settle('k.1', 'cancel')).toMatchObject(succeeded);
  });
});

it('rejects everything and changes nothing while it is down', async () => {
  steer('down');
  const beforeCharge = vi.fn();
  const questions = (['confirm', 'lookUp', 'cancel'] as const).map((settlement) => provider.settle('k.1', settlement));
  const calls = [provider.pay(plain, beforeCharge), ...questions];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'provider-down' });
  expect(beforeCharge).not.toHaveBeenCalled();
  expect({ ...localStorage }).toEqual({});
});

it('stores no number, expiry date or security code', async () => {
  for (const { number } of testCards)
    await pay(number, 5000, `k.${testCards.findIndex((card) => card.number === number)}`);
  const storedText = JSON.stringify({ ...localStorage });
  for (const { number } of testCards) expect(storedText.replaceAll(' ', '')).not.toContain(number.replaceAll(' ', ''));
  expect(secretsIn(storedText, [code, expiry])).toEqual([]);
});
