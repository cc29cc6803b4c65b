import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StorageNotice } from '../../../src/components/feedback/storage-notice';
import { report } from '../../../src/storage/health';

const told = (news: Parameters<typeof report>[0]) => act(async () => report(news));

describe('the notice of unreadable data', () => {
  it('says of which keys the original is set aside, and for which there was no room', async () => {
    render(<StorageNotice />);
    await told({ damaged: 'creditHistory', isKept: true });
    expect(screen.getByRole('status')).toHaveTextContent('The original is set aside: creditHistory.');
    expect(screen.getByRole('status')).not.toHaveTextContent('no room');
    await told({ damaged: 'userName', isKept: false });
    expect(screen.getByRole('status')).toHaveTextContent('The original is set aside: creditHistory.');
    expect(screen.getByRole('status')).toHaveTextContent('There was no room to set the original aside: userName.');
  });

  it('comes back when the next original of a key finds no room', async () => {
    render(<StorageNotice />);
    await told({ damaged: 'userName', isKept: true });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await told({ damaged: 'userName', isKept: false });
    expect(screen.getByRole('status')).toHaveTextContent('There was no room to set the original aside: userName.');
  });
});
