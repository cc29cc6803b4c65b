import { expect, it } from 'vitest';
import { visitorDetails } from '../../../src/services/submissions/visitor-details';
import { sent } from '../../../support/entries';

const email = 'ada@example.com';
const trial = sent('trial', { fullName: 'Ada King Lovelace', email, address: 'Old Street 1', zipCode: '1' });
const checkout = sent('checkout', { firstName: 'Ada', lastName: 'L.', email, address: 'New Street 2', city: 'NY' });
const nobody = { name: null, email: null };

it('uses the account’s name first, and one whole address: the newest', () => {
  const ada = { email: 'ada@example.com', sentHere: [] };
  expect(visitorDetails([trial, checkout], ada, { name: 'Ada Byron', email: 'ada@example.com' })).toEqual({
    ...{ fullName: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email },
    ...{ address: 'New Street 2', city: 'NY', state: '', zip: '', country: '' },
  });
});

it('takes a name that was typed instead of one that is a part of the address', () => {
  const ada = { email: 'ada@example.com', sentHere: [] };
  const known = visitorDetails([trial], ada, { name: 'ada', email: 'ada@example.com' });
  expect(known).toMatchObject({ fullName: 'Ada King Lovelace', firstName: 'Ada King', lastName: 'Lovelace', zip: '1' });
});

it('uses only what this tab has sent while signed out, and for a customer nothing of another', () => {
  expect(visitorDetails([trial, checkout], { email: null, sentHere: ['trial'] }, nobody)).toMatchObject({
    fullName: 'Ada King Lovelace',
    email: 'ada@example.com',
    address: 'Old Street 1',
  });
  const ben = { name: 'Ben', email: 'ben@example.com' };
  const others = visitorDetails([trial, checkout], { email: 'ben@example.com', sentHere: [] }, ben);
  expect(others).toMatchObject({ fullName: 'Ben', lastName: '', email: 'ben@example.com', address: '', city: '' });
  expect(Object.values(visitorDetails([trial, checkout], { email: null, sentHere: [] }, nobody)).join('')).toBe('');
});

it('takes nothing for a name that is none', () => {
  const damaged = sent('trial', { fullName: 7, firstName: null, address: ['x'], email: 3 });
  expect(Object.values(visitorDetails([damaged], { email: null, sentHere: ['trial'] }, nobody)).join('')).toBe('');
});
