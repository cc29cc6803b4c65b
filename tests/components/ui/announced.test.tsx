import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DiscountBox } from '../../../src/components/form/discount-box';
import { CopyButton } from '../../../src/components/ui/copy-button';
import { doubleClick } from '../../../src/lib/double-click';
import { ExportButton } from '../../../src/pages/account/admin/export-button';
import { RequestDetails } from '../../../src/pages/account/project/request-details';
import { renderApp } from '../../support/render-app';

/** Presses two controls, or one twice: the second press changes the live region, though it says the same. */
const expectSaidTwice = async (words: RegExp, first: HTMLElement, second = first) => {
  await userEvent.click(first);
  const region = (await screen.findByText(words)).closest('[role=status]') as Element;
  const onChange = vi.fn();
  new MutationObserver(onChange).observe(region, { childList: true, subtree: true });
  // A press within half a second would be the second half of a double click.
  act(() => vi.advanceTimersByTime(doubleClick));
  await userEvent.click(second);
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  await waitFor(() => expect(region).toHaveTextContent(words));
};
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
const order = { id: 'a', type: 'purchase', date: '', credits: 1, amountCents: 100, userEmail: 'ada@example.com' };
const request = { id: 'a', kind: 'trial', date: '2026-11-01T10:00:00.000Z', answers: { fullName: 'Ada' } } as const;

it.each([
  [/^Copy ?address/, /^Copied/, <CopyButton key="copy" what="address" text="hello" />],
  [/^Apply/, /^No/, <DiscountBox key="code" code="X" onChange={() => {}} onApply={() => {}} message="No" />],
  [/^Export/, /^The download was started/, <ExportButton key="export" orders={[order as never]} />],
  [
    /^Download/,
    /^The download was/,
    <RequestDetails key="a" submission={request} label="Ada" number="T-1" isForAdmin={false} />,
  ],
])('%s: the same message is said at each press', async (name, words, part) => {
  userEvent.setup();
  URL.createObjectURL = () => 'blob:';
  render(part, { wrapper: MemoryRouter });
  await expectSaidTwice(words, screen.getByRole('button', { name }));
});

it('the same number of projects is said with each filter', async () => {
  await renderApp('/our-work');
  const link = (name: RegExp) => screen.findByRole('link', { name });
  await expectSaidTwice(/^1 project$/, await link(/^Mobility/), await link(/^Wellness/));
});
