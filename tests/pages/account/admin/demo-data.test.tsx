import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { identity } from '../../../../brand.config';
import { exportBackup } from '../../../../src/services/account/backup';
import { press } from '../../../support/form';
import { renderApp } from '../../../support/render-app';
import { refuseStorage, snapshot } from '../../../support/storage';

// A browser within an app: it ignores the download without a word.
vi.mock('../../../../src/lib/copy-and-download', () => ({ downloadText: () => {} }));

beforeEach(() => {
  const [email = ''] = identity.adminEmails;
  Object.assign(localStorage, { authToken: 't', userEmail: email, isAdmin: 'true', userCredits: '7' });
});

const open = async () => {
  const app = await renderApp('/admin?tab=data');
  await screen.findByText('Reset all data');
  return { path: () => app.router.state.location.pathname, before: snapshot() };
};
const restore = async () => {
  await screen.findByText(/holds the data of all customers, until the tab is closed/, { selector: 'section p' });
  press('Restore');
};

it('what was removed is restored from the copy in the tab, on the log-in page', async () => {
  const { path, before } = await open();
  press('Reset all data');
  await screen.findByText(/The copy holds the data of all customers, until the tab is closed/);
  press('Reset everything');
  await waitFor(() => expect(path()).toBe('/login'));
  expect(snapshot()).toEqual({});
  await screen.findByText(/^The download was started: /);
  await restore();
  await waitFor(() => expect(path()).toBe('/admin'));
  expect(snapshot()).toEqual(before);
  expect(sessionStorage.getItem('demoBackup')).toBeNull();
  await screen.findAllByText('Orders');
});

it('what was replaced by an import is restored', async () => {
  const file = new File([exportBackup(new Date()).replace('"7"', '"8"')], 'data.json');
  const { before } = await open();
  fireEvent.change(screen.getByLabelText('Demo data file'), { target: { files: [file] } });
  await screen.findByText('Replace all demo data?');
  press('Replace everything');
  await screen.findByText(/^Imported/);
  expect(localStorage.getItem('userCredits')).toBe('8');
  await restore();
  await waitFor(() => expect(snapshot()).toEqual(before));
});

it('without room for the copy asks before anything is deleted', async () => {
  const { path, before } = await open();
  const end = refuseStorage((_count, name) => name === 'demoBackup');
  press('Reset all data');
  await screen.findByText('Reset all demo data?');
  press('Reset everything');
  await screen.findByText('Go on without a copy?');
  expect(snapshot()).toEqual(before);
  press('Reset without a copy');
  await waitFor(() => expect(path()).toBe('/login'));
  end();
  expect(snapshot()).toEqual({});
});
