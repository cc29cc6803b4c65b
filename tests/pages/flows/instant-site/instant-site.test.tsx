import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { identity } from '../../../../brand.config';
import { delays } from '../../../../src/services/delays';
import { instantSite, instantSiteCard } from '../../../../support/answers';
import { calendars } from '../../../../support/calendars';
import { sent } from '../../../../support/entries';
import * as form from '../../../support/form';
import { renderApp } from '../../../support/render-app';
import { refuseWrites, signIn } from '../../../support/storage';

const card = { ...instantSiteCard, 'Cardholder name': 'Ada Lovelace' };
const full = 'Complete Order - $650';

const open = async (query = '') => {
  const app = await renderApp(`/instant-site-form${query}`);
  await screen.findByText('Instant Site Setup', { selector: 'h1' });
  return app;
};
const toPayment = async () => {
  form.press('Continue to Payment');
  await waitFor(() => expect(screen.getByText('Payment', { selector: 'h1' })).toHaveFocus());
};
const openPayment = async () => {
  const app = await open();
  form.fill(instantSite);
  await toPayment();
  return app;
};
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const drafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'));
it('names every missing answer, in a summary with the focus and beside the field', async () => {
  await open('?step=payment');
  await screen.findByText(/^The payment comes after the form/);
  expect(form.tokens()).toBe('name,email,tel,organization');
  form.press('Continue to Payment');
  await form.expectSummary(4);
  screen.getByText('Missing required fields');
  screen.getByText('Please fill in all required fields marked with *');
  fireEvent.click(screen.getByText('Enter the name of your business', { selector: 'a' }));
  expect(form.field('Business name')).toHaveFocus();
});

it('a name from the home page fills an empty field once; another name in the draft stays, and can be replaced by it', async () => {
  const hand = (businessName: unknown) => renderApp({ pathname: '/instant-site-form', state: { businessName } });
  const { router, unmount } = await hand(' Hollow Kiln ');
  await waitFor(() => expect(form.field('Business name')).toHaveValue('Hollow Kiln'));
  await waitFor(() => expect(router.state.location.state).not.toHaveProperty('businessName'));
  unmount();
  await hand({ name: 'no text' });
  expect(await screen.findByDisplayValue('Hollow Kiln')).toBe(form.field('Business name'));
  cleanup();
  await hand('Ox');
  const use = await screen.findByRole('button', { name: 'Use "Ox"' });
  expect(form.field('Business name')).toHaveValue('Hollow Kiln');
  fireEvent.click(use);
  expect(form.field('Business name')).toHaveValue('Ox');
  expect(use).not.toBeInTheDocument();
});

it('the list of sections says what is missing', async () => {
  await open();
  const contact = () => screen.getByText('Contact', { selector: 'nav[aria-label="Sections"] span' }).closest('a');
  expect(contact()).toHaveTextContent('2 to fill in');
  expect(contact()).toHaveAttribute('href', '#contact');
  form.fill({ 'Full name': 'Ada', Email: 'ada@example.com' });
  await waitFor(() => expect(contact()).toHaveTextContent('answered'));
  screen.getByText('1 of 9 sections answered');
  // The form has no card.
  await screen.findByText('Draft saved in this tab.');
});

it('a text of a page is asked for by the page’s name, and a page too many is named', async () => {
  await open();
  const hints = () => [2, 3].map((page) => form.descriptionOf(form.field(`Text content for Page ${page}`)));
  expect(hints()).toEqual(['', '']);
  for (const page of ['About', 'FAQ/testimonials']) fireEvent.click(form.field(page));
  await waitFor(() => expect(hints()).toEqual(['For example: About', 'For example: FAQ/testimonials']));
  expect(screen.queryByText(/^You have chosen/)).toBeNull();
  fireEvent.click(form.field('Contact'));
  await screen.findByText(/^You have chosen 4 pages and the site includes 3\./);
});

it('asks for all six fields of the card, each with its message; two presses make one order, and no draft is left', async () => {
  const { router } = await openPayment();
  expect(form.tokens()).toBe('cc-name,cc-number,cc-exp-month,cc-exp-year,cc-csc,billing postal-code,off');
  form.press(full);
  const errors = {
    'Cardholder name': 'Enter the name on the card',
    'Card number': 'Enter the card number',
    'Month (MM)': 'Enter the month',
    'Year (YY)': 'Enter the year',
    CVV: 'Enter the security code',
    'Billing ZIP code': 'Enter the billing ZIP code',
  };
  expect(await form.summaryOf()).toEqual(Object.values(errors));
  form.expectErrors(errors);
  screen.getByText('Missing information');
  screen.getByText('Please fill in all payment fields.');
  expect(form.submissionsOf()).toEqual([]);
  form.fill(card);
  form.press(full);
  form.press(full);
  await waitFor(() => expect(router.state.location.pathname).toBe('/instant-site-success'));
  expect(form.submissionsOf()).toHaveLength(1);
  expect(drafts()).toEqual([]);
});

it('refuses a bad code; the test code makes the order free, asks for no card and can be removed', async () => {
  await openPayment();
  expect(document.title).toMatch(/, payment \|/);
  form.press('Apply');
  expect(screen.queryByText('Invalid discount code')).toBeNull();
  form.applyCode('SAVE20');
  await screen.findByText('Invalid discount code');
  screen.getByText('Please check your code and try again.');
  form.expectErrors({ 'Discount code': 'We do not recognize this code' });
  form.fill({ 'Discount code': 'SAVE2' });
  expect(form.field('Discount code')).toHaveAttribute('aria-invalid', 'false');
  expect(form.total()).toHaveTextContent('$650');
  form.fill(card);
  form.applyCode(`  ${identity.instantSiteTestCode.toLowerCase()} `);
  await screen.findByText('Test discount applied!');
  screen.getByText('Payment information is not required for testing.');
  expect(form.total()).toHaveTextContent('$0');
  expect(form.hasField('Card number')).toBe(false);
  expect(form.field('Discount code')).toBeDisabled();
  expect(form.button('Apply')).toBeDisabled();
  expect(form.button('Complete Order (Test Mode)')).toHaveFocus();
  form.press(/^Remove/);
  await waitFor(() => expect(form.field('Discount code')).toHaveFocus());
  expect(form.field('Discount code')).toHaveValue('');
  expect(form.total()).toHaveTextContent('$650');
  const shown = ['Cardholder name', 'Card number', 'CVV', 'Billing ZIP code'].map((label) => form.field(label).value);
  expect(shown).toEqual(['Ada Lovelace', '', '', '90210']);
});

it('two presses of the way back go back once, to a section of the form, too, and as often as one goes on', async () => {
  const { router } = await renderApp('/faq');
  await act(() => router.navigate('/instant-site-form#notes'));
  form.fill(instantSite);
  for (const _ of ['first', 'second']) {
    await toPayment();
    const link = screen.getByText('Back to form');
    act(() => [1, 2].forEach(() => link.click()));
    await screen.findByText('Instant Site Setup', { selector: 'h1' });
    expect(router.state.location).toMatchObject({ pathname: '/instant-site-form', search: '', hash: '#notes' });
    for (const [label, answer] of Object.entries(instantSite)) expect(form.field(label)).toHaveValue(answer);
  }
});

it('takes no code and no way back while it is under way', async () => {
  await openPayment();
  form.fill({ ...card, 'Discount code': identity.instantSiteTestCode });
  form.setWaits('long');
  form.press(full);
  await screen.findByText('Processing...');
  expect(form.field('Discount code')).toBeDisabled();
  expect(form.button('Apply')).toBeDisabled();
  expect(screen.getByText('Back to form')).toHaveAttribute('aria-disabled', 'true');
});

it('says beside the button that storage is full; after Back the failure leads to the form, with everything in it', async () => {
  const { router } = await openPayment();
  form.fill(card);
  form.setWaits('specified');
  const end = refuseWrites();
  form.press(full);
  await pass(delays.instantSite);
  await waitFor(() => expect(form.descriptionOf(form.button(full))).toMatch(/could not save the change/));
  expect(form.field('Cardholder name')).toHaveValue('Ada Lovelace');
  form.press(full);
  await screen.findByText('Processing...');
  await act(() => router.navigate(-1));
  await pass(delays.instantSite);
  await waitFor(() => expect(form.field('Full name')).toHaveValue('Ada Lovelace'));
  screen.getByText('Not saved');
  end();
});

it('a payment at checkout counts for its customer in every tab, and for nobody else', async () => {
  const paid = sent('checkout', { plan: 'instant-site', totalAmount: 500 }, { id: 'a', owner: 'ada@example.com' });
  localStorage.setItem('submissions', JSON.stringify([paid]));
  signIn('ada@example.com');
  await open();
  await screen.findByText('Paid at checkout: $500.');
  expect(screen.getByText('Receipt')).toHaveAttribute('href', '/receipt?order=a');
  for (const other of [null, 'bo@example.com']) {
    form.signInElsewhere(other);
    expect(screen.queryByText(/Paid at checkout/)).toBeNull();
  }
  form.signInElsewhere('ada@example.com');
  screen.getByText('Paid at checkout: $500.');
});

it('a payment that another tab has used shows a message, and the order costs its price', async () => {
  const paid = sent('checkout', { plan: 'instant-site', email: 'mia@customer.test', totalAmount: 500 }, { id: 'a' });
  const order = sent('instant-site', { payment: { paidBy: 'a' } });
  localStorage.setItem('submissions', JSON.stringify([paid]));
  sessionStorage.setItem('sentHere', '["a"]');
  await open();
  // Signed out, no other tab knows the payment.
  expect(screen.getByText('Create an account with this address')).toHaveAttribute('href', '/signup');
  form.fill(instantSite);
  await toPayment();
  expect(form.total()).toHaveTextContent('$0');
  expect(form.hasField('Card number')).toBe(false);
  form.writeElsewhere({ submissions: JSON.stringify([paid, order]) });
  await screen.findByText(/One payment covers one site, so this one costs \$650\./);
  expect(form.total()).toHaveTextContent('$650');
  expect(form.hasField('Card number')).toBe(true);
});

it('an order that a payment at checkout has paid is not charged, and shows no card field on its way to the next page', async () => {
  const paid = sent('checkout', { plan: 'instant-site', email: 'ada@example.com', totalAmount: 400 }, { id: 'a' });
  localStorage.setItem('submissions', JSON.stringify([paid]));
  sessionStorage.setItem('sentHere', '["a"]');
  const { router } = await openPayment();
  const lines = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(lines).toEqual(expect.arrayContaining(['Covered by your payment of $400.00', '-$650']));
  let hasAsked = false;
  new MutationObserver(() => (hasAsked ||= form.hasField('Card number'))).observe(document.body, {
    ...{ childList: true, subtree: true },
  });
  form.press('Complete Order - $0');
  await waitFor(() => expect(router.state.location.pathname).toBe('/instant-site-success'));
  expect(hasAsked).toBe(false);
  expect(form.submissionsOf()[1]?.answers).toMatchObject({ totalAmount: 0, payment: { paidBy: 'a' } });
});

it.each([null, 'bo@example.com'])('the payment step leads back, and says why, when %s is signed in', async (next) => {
  signIn('ada@example.com');
  // As a real log-in leaves it: a storage without anything was erased, and gets no draft.
  localStorage.setItem('accountOwner', 'ada@example.com');
  const { router } = await openPayment();
  form.fill(card);
  form.signInElsewhere(next);
  await waitFor(() => expect(screen.getByText('Instant Site Setup', { selector: 'h1' })).toHaveFocus());
  expect(router.state.location.search).toBe('');
  screen.getByText(/^The customer who typed here is no longer logged in/);
  expect(form.field('Full name')).toHaveValue('');
  form.signInElsewhere('ada@example.com');
  await waitFor(() => expect(form.field('Full name')).toHaveValue('Ada Lovelace'));
  await toPayment();
  expect(form.field('Card number')).toHaveValue('');
});

it('an order that is sent while its customer logs out is theirs, and leaves no draft', async () => {
  signIn('ada@example.com');
  const paid = sent('checkout', { plan: 'agency', address: '1 Street', zip: '10001' }, { owner: 'ada@example.com' });
  Object.assign(localStorage, { userName: 'Ada Lovelace', submissions: JSON.stringify([paid]) });
  const { router } = await openPayment();
  await waitFor(() => expect(form.field('Billing ZIP code')).toHaveValue('10001'));
  expect(form.field('Cardholder name')).toHaveValue('Ada Lovelace');
  form.fill(card);
  form.setWaits('specified');
  form.press(full);
  await screen.findByText('Processing...');
  form.signInElsewhere(null);
  await pass(delays.instantSite);
  await waitFor(() => expect(router.state.location.pathname).toBe('/instant-site-success'));
  expect(form.submissionsOf()[1]).toMatchObject({ owner: 'ada@example.com', answers: { fullName: 'Ada Lovelace' } });
  expect(drafts()).toEqual([]);
});

it('the page of thanks shows a customer’s order, and ticks the meeting when its calendar is opened', async () => {
  const answers = { email: 'ada@example.com', payment: { testMode: false }, totalAmount: 650 };
  localStorage.setItem('submissions', JSON.stringify([sent('instant-site', answers, { id: 'site' })]));
  signIn('ada@example.com');
  await renderApp('/instant-site-success');
  const region = await screen.findByRole('region', { name: 'Your order' });
  expect(region).toHaveTextContent(/Instant Site Package.*\$650\.00/);
  expect(screen.getByText('Receipt')).toHaveAttribute('href', '/receipt?order=site');
  expect(screen.queryByText(/^Create an account/)).toBeNull();
  const book = screen.getByText<HTMLAnchorElement>('Book 15 min Design Meeting', { selector: 'a' });
  expect(book.href).toMatch(calendars.designMeeting);
  fireEvent.click(book);
  await screen.findByText('(done)');
  expect(form.submissionsOf()[0]).toHaveProperty('booked');
  expect(screen.getByText('Contact us', { selector: 'main a' })).toHaveAttribute('href', '/contact');
});

// That it is named, and what is sent without it: `e2e/flows/instant-site-files.spec.ts`.
it('a file that has changed or is gone is attached again in its field, where it takes its own place', async () => {
  await open();
  form.fill(instantSite);
  form.attach('Upload up to', form.goneFile('gone.png'), new File(['here'], 'here.png'));
  await toPayment();
  expect((await screen.findByText('has changed or is gone')).parentElement).toHaveTextContent('gone.png has changed');
  fireEvent.click(screen.getByText('Attach again'));
  await screen.findByText(/^This file has changed or is gone/);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'mediaFiles'));
  form.attach('Upload up to', new File(['again'], 'gone.png'));
  await waitFor(() => expect(screen.queryByText(/^This file has changed or is gone/)).toBeNull());
  const removes = screen.getAllByText('Remove').map(({ textContent }) => textContent);
  expect(removes).toEqual(['Remove here.png', 'Remove gone.png']);
  await toPayment();
  form.fill(card);
  form.press(full);
  await waitFor(() => expect(form.submissionsOf()).toHaveLength(1));
});
