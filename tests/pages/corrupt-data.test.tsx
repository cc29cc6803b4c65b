import { configure, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { badContents } from '../support/bad-contents';
import { corruptEntries, readingPages } from '../support/corrupt-storage';
import { renderApp } from '../support/render-app';
import { expectConsole } from '../support/setup';

// Pages are lazy.
configure({ asyncUtilTimeout: 10_000 });
vi.mock('../../src/services/delays', () => ({ delay: () => new Promise(() => {}) }));

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));

it.each(readingPages)(
  '%s shows its heading when every key holds bad content',
  async (address) => {
    for (const raw of badContents) {
      const { local, session } = corruptEntries(raw);
      for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
      const { unmount } = await renderApp(address);
      const heading = await waitFor(() => document.querySelector('main h1') ?? expect.fail(`no heading for ${raw}`));
      expect(heading, raw.slice(0, 20)).not.toHaveTextContent(/error|wrong/i);
      unmount();
      localStorage.clear();
      sessionStorage.clear();
    }
    // jsdom does not know the element.
    if (address === '/admin') expectConsole('The tag <%s> is unrecognized in this browser.');
  },
  60_000,
);
