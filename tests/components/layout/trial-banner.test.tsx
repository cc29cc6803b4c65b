import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TrialBanner } from '../../../src/components/layout/trial-banner';

const banner = (
  <MemoryRouter>
    <TrialBanner />
  </MemoryRouter>
);

it('offers the trial, and is removed when it is dismissed', async () => {
  render(banner);
  expect(screen.getByRole('link', { name: 'Try 7 days free' })).toHaveAttribute('href', '/subscribe');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the trial banner' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await waitFor(() => expect(localStorage.getItem('bannerShown')).toBe('false'));
  const days = (Date.parse(localStorage.getItem('bannerExpiry') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
});

it('says that a trial has ended, leads to the plans of the home page and offers no trial', async () => {
  localStorage.setItem('trialUsed', 'true');
  localStorage.setItem('trialEndDate', '2020-01-01T00:00:00.000Z');
  render(banner);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/#plans']);
  expect(screen.getByRole('complementary')).toHaveTextContent(/^Trial ended/);
  expect(screen.getByRole('complementary')).not.toHaveTextContent(/free/i);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the trial banner' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  await waitFor(() => expect({ ...localStorage }).toMatchObject({ bannerShown: 'false' }));
  expect(localStorage.getItem('bannerExpiry')).toBeNull();
});

it('updates on the window event that another script dispatches after changing the flag', () => {
  render(banner);
  localStorage.setItem('bannerShown', 'false');
  localStorage.setItem('bannerExpiry', '2999-01-01T00:00:00.000Z');
  act(() => {
    window.dispatchEvent(new Event('bannerVisibilityChange'));
  });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('is not in prerendered HTML, where it could not be dismissed', () => expect(renderToString(banner)).toBe(''));
