import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replyFor, saveReplyAddress, sendBrief } from '../../../src/services/brief/onboarding';
import { readSubmissionsOf } from '../../../src/services/submissions/submissions';
import type { Submission } from '../../../src/storage/schema';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { settle } from '../../support/settle';
import { refuseWrites, signIn } from '../../support/storage';
import { submit } from '../../support/submit';

const date = '2026-03-01T10:00:00.000Z';
const sent = { id: 'b', kind: 'onboarding', date, answers: {} } as const;
const brief = (more: Partial<Submission> = {}): Submission => ({ ...sent, ...more });
const trial: Submission = { id: 't', kind: 'trial', date, answers: { email: ' tea@example.com ' } };
const checkout: Submission = { id: 'c', kind: 'checkout', date, answers: { email: 'pay@example.com' } };

describe('where the thank-you page answers to', () => {
  const nobody = { email: null, sentHere: ['t', 'b', 'c'] };
  const ada = { ...nobody, email: 'ada@example.com' };
  const asks = { address: null, brief: 'b' };
  const toAda = { address: 'ada@example.com', brief: 'b' };
  const toOrder = { address: 'pay@example.com', brief: 'b' };
  const told = brief({ replyTo: 'x@y.z' });
  const hers = brief({ owner: 'ada@example.com' });

  it.each([
    ['asks after a brief of somebody unknown', nobody, [brief()], asks],
    ['names the address that was told, which can be corrected', nobody, [told], { address: 'x@y.z', brief: 'b' }],
    ['names the customer who sent it', ada, [hers], { ...toAda, brief: null }],
    ['names the customer who has logged in since', ada, [brief()], toAda],
    ['names the address of a trial in this tab', nobody, [trial, brief()], { address: 'tea@example.com', brief: 'b' }],
    ['names the address of an order that followed', nobody, [brief(), checkout], toOrder],
    ['names the later of two', nobody, [trial, checkout, brief()], toOrder],
    ['asks, whatever another tab has sent', { ...nobody, sentHere: ['b'] }, [trial, brief(), checkout], asks],
    ['asks, whatever somebody else has sent from it', nobody, [{ ...trial, owner: 'bo@example.com' }, brief()], asks],
    ['says nothing of a brief of a customer who has logged out', nobody, [hers], null],
    ['says nothing without a submission in this tab', { ...ada, sentHere: [] }, [brief(), checkout], null],
    ['says nothing if an order has no readable address', nobody, [{ ...checkout, answers: { email: 7 } }], null],
    ['names the address of the latest order without a brief', nobody, [trial, checkout], { ...toOrder, brief: null }],
  ] as const)('%s', (_, visitor, sent, expected) => expect(replyFor(visitor, sent, 'b')).toEqual(expected));

  it('answers to the brief that this tab has sent last, not to an earlier one', () => {
    const two = [brief({ id: 'first', replyTo: 'x@y.z' }), brief()];
    expect(replyFor({ email: null, sentHere: ['first', 'b'] }, two, 'b')?.brief).toBe('b');
  });
});

describe('a brief', () => {
  beforeEach(() => void vi.useFakeTimers());
  const stored = () => store.read(keys.submissions);
  const send = (id = 'b') => settle(sendBrief({ companyName: 'A' }, id));

  it('is stored with the address of the trial in its tab', async () => {
    await submit('trial', { email: 'tea@example.com' });
    expect((await send()).replyTo).toBe('tea@example.com');
  });

  it('has no address of its own if its customer is signed in or nothing is known', async () => {
    expect(await send('one')).not.toHaveProperty('replyTo');
    signIn('ada@example.com');
    expect(await send('two')).not.toHaveProperty('replyTo');
  });

  it('keeps the address that was told beside its answers, and belongs to that customer', async () => {
    await send('other');
    const { answers } = await send();
    await saveReplyAddress({ brief: 'b', email: ' Ada@Example.com ' });
    expect(stored().map(({ id, replyTo }) => [id, replyTo])).toEqual([
      ['other', undefined],
      ['b', 'ada@example.com'],
    ]);
    expect(stored()[1]?.answers).toEqual(answers);
    // In another tab.
    store.write(keys.sentHere, []);
    expect(readSubmissionsOf('ada@example.com').map(({ id }) => id)).toEqual(['b']);
    // A duplicated tab that sends the same brief again adds none.
    await send();
    expect(stored()).toHaveLength(2);
  });

  it('does not bring back a brief that was deleted in the meantime, and reports a refused write', async () => {
    await saveReplyAddress({ brief: 'b', email: 'ada@example.com' });
    expect(localStorage.getItem('submissions')).toBeNull();
    await send();
    refuseWrites();
    const saved = saveReplyAddress({ brief: 'b', email: 'ada@example.com' });
    await expect(saved).rejects.toMatchObject({ code: 'storage-full' });
    expect(stored()[0]).not.toHaveProperty('replyTo');
  });
});
