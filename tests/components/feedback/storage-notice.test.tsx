import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StorageNotice } from '../../../src/components/feedback/storage-notice';
import { reportHealth } from '../../../src/storage/health';

vi.mock('../../../src/lib/copy-and-download', () => ({ downloadText: () => {} }));

const reported = (news: Parameters<typeof reportHealth>[0]) => act(async () => reportHealth(news));

it('says of which keys the original is set aside, and for which there was no room', async () => {
  render(<StorageNotice />);
  await reported({ damaged: 'creditHistory', isSetAside: true });
  expect(screen.getByRole('status')).toHaveTextContent('The original is set aside: creditHistory.');
  expect(screen.getByRole('status')).not.toHaveTextContent('no room');
  await reported({ damaged: 'userName', isSetAside: false });
  expect(screen.getByRole('status')).toHaveTextContent('The original is set aside: creditHistory.');
  expect(screen.getByRole('status')).toHaveTextContent('There was no room to set the original aside: userName.');
});

it('comes back when the next original of a key finds no room', async () => {
  render(<StorageNotice />);
  await reported({ damaged: 'userName', isSetAside: true });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await reported({ damaged: 'userName', isSetAside: false });
  expect(screen.getByRole('status')).toHaveTextContent('There was no room to set the original aside: userName.');
});

it('says that the download was started, not that the file is there', async () => {
  render(<StorageNotice />);
  await reported({ damaged: 'userName', isSetAside: true });
  await userEvent.click(screen.getByRole('button', { name: 'Download all data' }));
  expect(await screen.findByText(/The download was started: site-demo-data_/)).toBeVisible();
});
