import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { declaredFamilies, declaredKeys } from '../../src/storage/declared';
import { badContents } from '../support/bad-contents';
import { corruptEntries, readingPages } from '../support/corrupt-storage';
import { renderApp } from '../support/render-app';
import { expectConsole } from '../support/setup';

vi.mock('../../src/services/delays', () => ({ delay: () => new Promise(() => {}) }));

const readOf = (raw: string) =>
  JSON.stringify(
    [...declaredKeys, ...declaredFamilies.map((family) => family('x'))].map(({ codec }) => {
      const { value } = codec.decode(raw);
      return value === raw ? 'as it is' : value;
    }),
  );
const kinds = [...new Map(badContents.map((raw) => [readOf(raw), raw])).values()];

it.each(readingPages)('%s shows its heading when every key holds bad content', { timeout: 60_000 }, async (address) => {
  for (const raw of kinds) {
    const { local, session } = corruptEntries(raw);
    Object.assign(localStorage, local);
    Object.assign(sessionStorage, session);
    const { unmount } = await renderApp(address);
    const heading = await waitFor(() => document.querySelector('main h1') ?? expect.fail(`no heading for ${raw}`));
    expect(heading, raw.slice(0, 20)).not.toHaveTextContent(/error|wrong/i);
    unmount();
    localStorage.clear();
    sessionStorage.clear();
  }
  // jsdom does not know the element.
  if (address === '/admin') expectConsole('The tag <%s> is unrecognized in this browser.');
});
