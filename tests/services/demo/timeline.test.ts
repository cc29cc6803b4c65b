import { beforeEach, expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { timelineText } from '../../../src/content/demo/timeline';
import { signUp } from '../../../src/services/sign-in/sign-up';
import { emailNotifications, userName } from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { settle } from '../../support/settle';
import { submit } from '../../support/submit';

const loadTimeline = async () => {
  vi.resetModules();
  return import('../../../src/services/demo/timeline');
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00.000Z') }));

it('collects written keys, emails and submissions, newest first, and notifies its subscribers', async () => {
  const { startTimeline, timeline } = await import('../../../src/services/demo/timeline');
  const listener = vi.fn();
  timeline.subscribe(listener);
  startTimeline();
  startTimeline();
  await settle(signUp({ name: 'Ada', email: 'ada@example.com' }));
  await submit('trial', { fullName: 'Ada', cardNumber: '4242424242424242' });
  await vi.advanceTimersByTimeAsync(0);
  const kinds = timeline.read().map(({ kind }) => kind);
  expect(kinds).toEqual(['submission', 'keys', 'email', 'keys']);
  const text = timeline.read().map(timelineText).join('\n');
  expect(text).toContain(`New signup: Ada (to ${identity.adminEmails.join(', ')})`);
  expect(text).toContain('userCredits');
  expect(text).not.toContain('42424242');
  expect(listener).toHaveBeenCalled();

  store.write(userName, 'Ada L.');
  await vi.advanceTimersByTimeAsync(0);
  store.write(userName, 'Ada Lovelace');
  await vi.advanceTimersByTimeAsync(0);
  expect(timeline.read()[0]).toMatchObject({ kind: 'keys', names: ['userName'], times: 2 });

  window.dispatchEvent(new Event('pagehide'));
  const afterReload = await loadTimeline();
  afterReload.startTimeline();
  expect(afterReload.timeline.read()).toEqual(timeline.read());
});

it('has an email that has replaced the oldest stored one', async () => {
  const old = { to: [], body: '', type: 'signup' as const, timestamp: '2026-11-24T12:00:00.000Z' };
  store.write(
    emailNotifications,
    Array.from({ length: 500 }, (_, index) => ({ ...old, subject: `Old ${index}` })),
  );
  const { startTimeline, timeline } = await loadTimeline();
  const { signUp } = await import('../../../src/services/sign-in/sign-up');
  startTimeline();
  await settle(signUp({ name: 'Ada', email: 'ada@example.com' }));
  const emails = timeline.read().filter(({ kind }) => kind === 'email');
  expect(emails).toMatchObject([{ email: { subject: 'New signup: Ada' } }]);
});
