import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { renderApp } from '../../support/render-app';

const date = '2026-11-27T12:00:00.000Z';
const trialEndDate = new Date(Date.now() + 5 * 86_400_000).toISOString();
const trial = { fullName: 'Ada Lovelace', email: 'ada@example.com', selectedPlan: 'growth', trialEndDate };

/** The thank-you page of a tab that has taken a trial or not, and then sent a brief, signed out. */
const openThanks = (answers: object | null, replyTo?: string) => {
  store.write(keys.submissions, [
    ...(answers ? [{ id: 't1', kind: 'trial' as const, date, answers: { ...answers } }] : []),
    { id: 'b1', kind: 'onboarding', date, answers: {}, ...(replyTo && { replyTo }) },
  ]);
  store.write(keys.trialUsed, answers !== null);
  store.write(keys.sentHere, ['t1', 'b1']);
  store.write(keys.sentBrief, 'b1');
  store.write(keys.onboardingComplete, true);
  store.write(keys.rememberedEmail, 'eve@example.com');
  return renderApp('/onboarding-success');
};
const main = () => within(screen.getByRole('main'));
const follow = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => void fireEvent.click(link));
};

it('after a trial, the thank-you page names its plan and first charge, and passes name and address on to sign up', async () => {
  const { router } = await openThanks(trial, 'ada@example.com');
  expect(await screen.findByText('Growth trial: 5 days left')).toBeVisible();
  expect(main().getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await follow('Create your account to see it');
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(router.state.location).toMatchObject({ pathname: '/signup', search: '', hash: '' });
});

it('an address with an account logs in, and wins over the remembered one', async () => {
  store.write(keys.userNameOf('ada@example.com'), 'Ada');
  await openThanks(trial, 'ada@example.com');
  await follow('Log in to see it');
  expect(await screen.findByText('Log in to see your brief')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Remember me')).toBeChecked());
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('without an address, the account is offered once one is given', async () => {
  await openThanks(null);
  fireEvent.change(await screen.findByLabelText('Where do we reach you?'), { target: { value: 'bo@example.com' } });
  expect(main().queryByRole('link', { name: /to see it/ })).toBeNull();
  await act(async () => void fireEvent.click(main().getByRole('button', { name: 'Save address' })));
  expect(await main().findByRole('link', { name: 'Create your account to see it' })).toBeVisible();
});
