import { expect, it } from 'vitest';
import { createAccountIndex } from '../../../src/components/search/account-entries';
import { findIn } from '../../../src/search/engine';
import { bought } from '../../support/entries';

it.each(['müller', 'di@müller.de', 'di@xn--mller-kva.de'])(
  'an admin finds by %s what its customer did',
  async (query) => {
    const email = 'di@xn--mller-kva.de';
    const sent = { id: 'r', kind: 'trial', date: '2026-11-02T08:00:00.000Z', answers: { email } };
    Object.assign(localStorage, {
      authToken: 't',
      userEmail: 'admin@example.com',
      isAdmin: 'true',
      [`creditHistory_${email}`]: JSON.stringify([bought('a', '01')]),
      submissions: JSON.stringify([sent, { ...sent, id: 's', answers: {}, owner: email }]),
    });
    const { hits, isExact } = findIn(await createAccountIndex(), query, () => true, 10);
    expect([hits.length, isExact]).toEqual([3, true]);
  },
);
