import { expect, it } from 'vitest';
import { contactOf } from '../../src/sketch/contact';
import { readAnswers } from '../../src/sketch/read-answers';
import { sketchOf } from '../../src/sketch/sketch-of';

const mail = 'mailto:us@shop.example';

it.each<[what: string, answers: Record<string, unknown>, contact: unknown]>([
  ['nothing', { businessDescription: 'We bake. javascript:alert(1)' }, null],
  ['a form on the home page', { addOns: { contactForm: true }, existingLinks: mail }, { page: 'home' }],
  ['a form on its own page', { addOns: { contactForm: true }, pages: { contact: true } }, { page: 'contact' }],
  ['no sign-up', { addOns: { emailSignup: true } }, null],
  ['mail before other links', { existingLinks: 'shop.example us@shop.example' }, { url: mail }],
  ['mail in a text', { existingLinks: 'shop.example', pageContent: { page2: 'Ask us@shop.example.' } }, { url: mail }],
  [
    'a typed address before one in a text',
    { existingLinks: mail, pageContent: { page2: 'Or b@shop.example.' } },
    { url: mail },
  ],
  ['mail in a list', { pageContent: { home: 'Ask us:\n- us@shop.example\n- In the shop' } }, { url: mail }],
  ['a phone number', { existingLinks: 'tel:+13165550100' }, { url: 'tel:+13165550100' }],
  ['any other link', { existingLinks: 'ftp://a.example shop.example' }, { url: 'https://shop.example/' }],
])('a request goes to %s', (_, answers, contact) => {
  expect(contactOf(sketchOf(readAnswers({ goals: { promoteService: true }, ...answers })))).toEqual(contact);
});
