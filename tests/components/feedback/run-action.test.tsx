import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { runAction } from '../../../src/components/feedback/run-action';
import { Button } from '../../../src/components/ui/button';
import type { ToastMessage } from '../../../src/components/ui/toast/toast';
import { ServiceError } from '../../../src/services/errors';

it('tells that an act is done, takes it back with Undo, and tells why either of them failed', async () => {
  const told: ToastMessage[] = [];
  const tell = (message: ToastMessage) => void told.push(message);
  const undo = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new ServiceError('not-now'));
  expect(await runAction(() => {}, { done: { title: 'Removed', undo }, tell })).toBe(true);
  told[0]?.undo?.();
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  told[0]?.undo?.();
  await waitFor(() => expect(told).toHaveLength(2));
  const refuse = async () => {
    throw new ServiceError('signed-out');
  };
  expect(await runAction(refuse, { done: { title: 'Removed' }, tell })).toBe(false);
  expect(told.map(({ title }) => title)).toEqual(['Removed', 'That did not work', 'That did not work']);
});

it('an act with a lock is carried out once until it has ended', async () => {
  const acts: (() => void)[] = [];
  const press = (lock: string) => runAction(() => new Promise<void>((end) => acts.push(end)), { lock });
  const [first, second] = [press('a'), press('a')];
  void press('b');
  expect(await second).toBe(false);
  expect(acts).toHaveLength(2);
  acts[0]?.();
  expect(await first).toBe(true);
  void press('a');
  expect(acts).toHaveLength(3);
});

it('the focus goes where the act says if its control is removed, and a double click is one press', async () => {
  const onPress = vi.fn();
  const Row = () => {
    const [isDone, setDone] = useState(false);
    const press = () => {
      onPress();
      void runAction(() => setDone(true), { focus: () => document.getElementById('row') });
    };
    return (
      <div id="row" tabIndex={-1}>
        {isDone ? (
          <Button key="undo" actsOnce onClick={onPress}>
            Undo
          </Button>
        ) : (
          <Button key="do" actsOnce onClick={press}>
            Do it
          </Button>
        )}
      </div>
    );
  };
  render(<Row />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await waitFor(() => expect(document.getElementById('row')).toHaveFocus());
  expect(onPress).toHaveBeenCalledOnce();
  const second = new MouseEvent('click', { bubbles: true, detail: 2 });
  act(() => void screen.getByRole('button', { name: 'Undo' }).dispatchEvent(second));
  expect(onPress).toHaveBeenCalledOnce();
});
