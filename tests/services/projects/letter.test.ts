import { expect, it } from 'vitest';
import { letterAbout, letterToCustomer } from '../../../src/services/projects/letter';
import { projectMaker } from '../../../src/services/projects/project';
import { numberOfId } from '../../../src/services/submissions/summary';
import type { Submission } from '../../../src/storage/schema';
import { sent } from '../../../support/entries';

const answers = { firstName: 'Ada', lastName: 'Byron', email: 'ada+site@example.com', totalAmount: 5000 };
const letterFor = (rest: Partial<Submission>) => letterAbout(projectMaker([])(sent('checkout', answers, rest)));
const subject = `subject=Checkout%2C%20reference%20${numberOfId(sent('checkout').id)}`;
const empty = '%0D%0A%0D%0A';

it.each([
  ['the address among the answers', {}, `mailto:ada%2Bsite@example.com?${subject}&body=Hello%20Ada%2C${empty}`],
  ['the owner, by name', { owner: 'ben@example.com' }, `mailto:ben@example.com?${subject}&body=Hello%20Ben%2C${empty}`],
  ['an owner without a name', { owner: 'cy@example.com' }, `mailto:cy@example.com?${subject}`],
  ['an owner named after the address', { owner: 'dee@example.com' }, `mailto:dee@example.com?${subject}`],
  ['the address beside the answers', { answers: {}, replyTo: 'eve@example.com' }, `mailto:eve@example.com?${subject}`],
] as const)('a reply goes to %s', (_, rest, address) => {
  localStorage.setItem('userName_ben@example.com', 'Ben  Stone');
  localStorage.setItem('userName_dee@example.com', 'dee');
  expect(letterFor(rest)).toBe(address);
});

const wrong = ['a?b@example.com', 'a@example.com&cc=b', 'a@x.example,b@x.example', 'a\n@example.com', 'a b', 'a@b@c'];

it.each([...wrong, ''])('refuses %j as an address to reply to', (email) => {
  expect(letterFor({ answers: { email } })).toBeNull();
  expect(letterToCustomer({ email, name: 'Ada' })).toBeNull();
});

it('half a surrogate pair in stored text breaks no page', () => {
  const broken = { fullName: '\ud83d Ada', email: '\ud83d@example.com' };
  expect(letterFor({ answers: broken })).toContain('mailto:%EF%BF%BD@example.com');
});

it('a customer is written to by their first name', () => {
  expect(letterToCustomer({ email: 'ada@example.com', name: 'Ada Byron' })).toMatch(
    /^mailto:ada@example\.com\?subject=Your%20\S+%20account%2C%20ada%40example\.com&body=Hello%20Ada%2C/,
  );
});
