import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { instantSiteSuccess } from '../../../../src/content/flows/instant-site-success';
import { Component } from '../../../../src/pages/flows/instant-site-success-page';
import * as keys from '../../../../src/storage/schema';
import { store } from '../../../../src/storage/store';

const gone = 'Your pictures are not kept in this browser; the designer has their names';
const show = () => render(<Component />, { wrapper: MemoryRouter });

it('without an order, says nothing of one', () => {
  const { container } = show();
  expect(container).toHaveTextContent(instantSiteSuccess.meeting);
  expect(screen.queryByText(/Your order is in/)).toBeNull();
});

it('with an order of an earlier visit, leads to the meeting and says where its pictures are', () => {
  const mediaFiles = [{ name: 'engine.png', size: 3, type: 'image/png' }];
  store.write(keys.submissions, [
    { id: 's', kind: 'instant-site', date: '2026-11-24T10:00:00.000Z', answers: { mediaFiles, totalAmount: 650 } },
  ]);
  store.write(keys.sentHere, ['s']);
  store.write(keys.sentSite, 's');
  show();
  expect(screen.getByText(/Your order is in/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Book 15 min Design Meeting/ })).toBeVisible();
  expect(screen.getByText(gone)).toBeVisible();
});
