import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PrintButton } from '../../../src/components/ui/print-button';

const sentence = 'This browser cannot print here. Open the page in your browser, or share it to print.';

const begin = () => window.dispatchEvent(new Event('beforeprint'));
const refuse = () => {
  throw new DOMException('blocked', 'NotAllowedError');
};
const later = () => setTimeout(begin, 900);
const tooLate = () => setTimeout(begin, 1200);

it.each([
  ['is missing', undefined, [sentence, sentence]],
  ['does nothing', () => undefined, [sentence, sentence]],
  ['throws', refuse, [sentence, sentence]],
  ['prints at once', begin, ['', '']],
  ['prints within a second', later, ['', '']],
  ['prints later', tooLate, [sentence, '']],
])('where window.print %s', async (_, print, [afterOne, afterTwo]) => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print);
  render(<PrintButton>Print receipt</PrintButton>);
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  for (const press of ['first', 'second']) {
    fireEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    await pass(999);
    expect(screen.getByRole('status').textContent, press).toBe('');
    await pass(1);
    expect(screen.getByRole('status').textContent, press).toBe(afterOne);
    await pass(1000);
    expect(screen.getByRole('status').textContent, press).toBe(afterTwo);
  }
});
