import { renderHook } from '@testing-library/react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLoginLink } from '../../../src/components/account/login-link';

const state = { returnTo: '/requests', toDo: 'see your requests' };

it.each<[InitialEntry, string, object]>([
  [
    { pathname: '/login', search: '?plan=agency', state },
    '/forgot-password',
    { to: '/forgot-password?plan=agency', state },
  ],
  [{ pathname: '/forgot-password/', search: '?plan=agency', state }, '/login', { to: '/login?plan=agency', state }],
  [{ pathname: '/signup', search: '', state }, '/login', { to: '/login', state }],
  [{ pathname: '/login', search: '?plan=agency', state }, '/faq', { to: '/faq' }],
  [{ pathname: '/faq', search: '?plan=agency', state }, '/signup', { to: '/signup' }],
  [
    { pathname: '/payment', search: '?plan=enterprise' },
    '/login',
    { to: '/login', state: { returnTo: '/payment?plan=enterprise', toDo: 'check out' } },
  ],
])('from %o a link to %s keeps page and plan', (entry, to, props) => {
  const search = typeof entry === 'string' ? '' : entry.search;
  window.history.replaceState(null, '', `/${search}`);
  const { result } = renderHook(useLoginLink, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>,
  });
  expect(result.current(to)).toEqual(props);
});
