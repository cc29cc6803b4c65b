/** What dialogs do with the keyboard. Others: `styleguide.browser.test.tsx`, and the menu of a phone in `header.browser.test.tsx`. */
import { render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmPayment } from '../../../src/components/payment/open-payment';
import { Dialog } from '../../../src/components/ui/dialog';
import { AgreementDialog } from '../../../src/pages/flows/trial/agreement-dialog';
import { renderAt } from '../../support/in-router';

type Made = (isOpen: boolean, close: () => void) => ReactElement;

const Page = ({ made }: { made: Made }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Opener
      </button>
      {made(isOpen, () => setOpen(false))}
      <a href="/after">After</a>
    </>
  );
};

it.each<[string, number, Made]>([
  ['agreement', 3, (isOpen, onClose) => <AgreementDialog {...{ isOpen, onClose }} onAccept={() => undefined} />],
  ['bank’s question', 4, (isOpen, close) => <ConfirmPayment isOpen={isOpen} amountCents={100} onAnswer={close} />],
])('Tab stays in the %s both ways, and Escape gives the focus back', async (_, least, made) => {
  renderAt(<Page made={made} />);
  await userEvent.click(screen.getByText('Opener'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  expect(screen.queryByRole('link', { name: 'After' })).toBeNull();
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    const focused = new Set<Element | null>();
    // Once around, and over the end where it begins again.
    for (let again = 0; again < 2; again += focused.has(document.activeElement) ? 1 : 0) {
      focused.add(document.activeElement);
      await userEvent.keyboard(key);
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    expect(focused.size).toBeGreaterThanOrEqual(least);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('Opener')).toHaveFocus());
});

/** As where the search opens a page that the visitor is asked about first. */
const TwoDialogs = () => {
  const [shown, setShown] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setShown(1)}>
        Opener
      </button>
      <Dialog isOpen={shown === 1} onClose={() => setShown(0)} title="First">
        <button type="button" onClick={() => setShown(2)}>
          Next
        </button>
      </Dialog>
      <Dialog isOpen={shown === 2} onClose={() => setShown(0)} title="Second">
        Text
      </Dialog>
    </>
  );
};

it('a dialog that another one opens while it closes gives the focus back to the page', async () => {
  render(<TwoDialogs />);
  await userEvent.click(screen.getByText('Opener'));
  await userEvent.click(await screen.findByText('Next'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('Opener')).toHaveFocus());
});
