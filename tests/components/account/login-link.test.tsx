import { renderHook } from '@testing-library/react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLoginLink } from '../../../src/components/account/login-link';

const state = { returnTo: '/requests', toDo: 'see your requests' };
const toCheckOut = { returnTo: '/payment?plan=agency', toDo: 'check out' };
const search = '?plan=agency';

it.each<[InitialEntry, string, object]>([
  [{ pathname: '/login', search, state }, '/forgot-password', { to: '/forgot-password?plan=agency', state }],
  [{ pathname: '/forgot-password/', search, state }, '/login', { to: '/login?plan=agency', state }],
  [{ pathname: '/signup', search: '', state }, '/login', { to: '/login', state }],
  [{ pathname: '/login', search, state }, '/faq', { to: '/faq' }],
  [{ pathname: '/faq', search, state }, '/signup', { to: '/signup' }],
  [{ pathname: '/payment', search }, '/login', { to: '/login', state: toCheckOut }],
])('from %o a link to %s keeps page and plan', (entry, to, props) => {
  window.history.replaceState(null, '', `/${typeof entry === 'string' ? '' : entry.search}`);
  const { result } = renderHook(useLoginLink, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>,
  });
  expect(result.current(to)).toEqual(props);
});
