import { expect, it } from 'vitest';
import { isNewsletterEmail } from '../../../src/services/site/newsletter';

it.each(['a@b.c', ' ada@example.com ', 'ada+news@mail.example.com'])('%j has the shape', (text) => {
  expect(isNewsletterEmail(text)).toBe(true);
});

it.each(['', '   ', 'ada', 'ada@example', '@example.com', 'ada@', 'a b@example.com', 'ada@@example.com', 'ada@.'])(
  '%j has not',
  (text) => {
    expect(isNewsletterEmail(text)).toBe(false);
  },
);
