import * as v from 'valibot';
import { expect, it } from 'vitest';
import { emailAddress } from '../../../src/components/form/validation';

const accepts = (typed: string) => v.is(emailAddress('Enter your email address'), typed);

it.each(['a@b.co', ' a@b.co ', 'ada+site@mail.example.com', "o'hara@b.co", 'a@localhost', 'a@1-b.co', 'A.B@C.CO'])(
  'takes %j, as type=email does',
  (typed) => expect(accepts(typed)).toBe(true),
);

it.each([
  '',
  'ada',
  '@b.co',
  'a@',
  'a@b@c.co',
  'a b@c.co',
  'a@b,co',
  'a@b..co',
  'a@.co',
  'a@b.co.',
  'a,b@c.co',
  '<a>@b.co',
  'a@-b.co',
  'a@b-.co',
  'ä@b.co',
  'a@b_c.co',
  `a@${'b'.repeat(64)}.co`,
])('refuses %j, as type=email does', (typed) => expect(accepts(typed)).toBe(false));
