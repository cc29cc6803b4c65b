import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/ui/button';

it('a busy button keeps the focus and does nothing; one that cannot act is described by the sentence that says why', async () => {
  const press = vi.fn();
  const buttons = (isBusy: boolean) => (
    <>
      <Button isBusy={isBusy} onClick={press}>
        Send
      </Button>
      <Button whyNot="why" aria-describedby="what" onClick={press}>
        Copy
      </Button>
      <p id="what">The timeline.</p>
      <p id="why">Nothing yet.</p>
    </>
  );
  const { rerender } = render(buttons(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(press).toHaveBeenCalledOnce();
  rerender(buttons(true));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  const copy = screen.getByRole('button', { name: 'Copy' });
  await userEvent.click(copy);
  expect(copy).toBeDisabled();
  expect(copy).toHaveAccessibleDescription('The timeline. Nothing yet.');
  expect(press).toHaveBeenCalledOnce();
});
