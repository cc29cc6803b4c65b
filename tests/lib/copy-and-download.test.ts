import { expect, test, vi } from 'vitest';
import { copyText } from '../../src/lib/copy-and-download';

test('copies', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('words')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words');
});

test.each([
  ['has no clipboard, as without https', {}],
  ['refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
])('does not throw if the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('words')).toBe(false);
});
