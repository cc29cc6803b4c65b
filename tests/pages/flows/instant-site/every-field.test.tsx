import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { instantSite, instantSiteCard } from '../../../../support/answers';
import * as form from '../../../support/form';
import { renderApp } from '../../../support/render-app';

const answer = (name: string, value: string) => {
  const choice = document.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`);
  if (!choice) throw new Error(`${name} has no ${value}`);
  fireEvent.click(choice);
};
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

it('every field arrives as it was answered, two seconds after the order', async () => {
  form.setWaits('specified');
  const { router } = await renderApp('/instant-site-form');
  await screen.findByText('Instant Site Setup', { selector: 'h1' });
  expect(form.field('Home')).toBeChecked();
  fireEvent.change(form.field('Preferred contact method for revision feedback'), { target: { value: 'whatsapp' } });
  answer('hasDomain', 'no');
  fireEvent.click(form.field('Help me choose and register a domain'));
  answer('hasDomain', 'yes');
  expect(form.hasField('Help me choose and register a domain')).toBe(false);
  answer('hasHosting', 'yes');
  form.fill({ 'Login or invite instructions': 'Invited someone@example.com' });
  answer('hasHosting', 'no');
  answer('hasLogo', 'no');
  fireEvent.click(form.field('Make me a placeholder logo'));
  answer('hasLogo', 'yes');
  form.attach('Upload your logo', png('logo.png'));
  form.attach('Upload up to', png('engine.png'));
  for (const box of document.querySelectorAll('main [type=checkbox]:not(:checked)')) fireEvent.click(box);
  form.fill({
    ...instantSite,
    ...{ Phone: '+1 555 0100', 'Existing links': 'https://engines.example', 'Domain name': 'engines.example' },
    ...{ 'Describe the other goal': 'Fame', 'Describe the other page': 'Poems', 'Describe the other style': 'Old' },
    ...{ 'Text content for Home': 'One', 'Text content for Page 2': 'Two', 'Text content for Page 3': 'Three' },
    ...{ 'Stock photo preferences': 'None', 'Brand colors': 'Brass', 'Additional notes': 'Steam' },
    'Specific deadline': 'March 3',
  });
  form.press('Continue to Payment');
  await waitFor(() => expect(screen.getByText('Payment', { selector: 'h1' })).toHaveFocus());
  expect(form.total()).toHaveTextContent('$650');
  form.fill(instantSiteCard);
  form.press('Complete Order - $650');
  await pass(1900);
  expect(form.button('Processing...')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/instant-site-form');
  await pass(200);
  await waitFor(() => expect(router.state.location.pathname).toBe('/instant-site-success'));
  const on = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true]));
  const file = (name: string) => ({ name, size: 1, type: 'image/png' });
  expect(form.submissionsOf()).toMatchObject([{ kind: 'instant-site' }]);
  expect(form.submissionsOf()[0]?.answers).toEqual({
    ...{ fullName: 'Ada Lovelace', email: 'ada@example.com', phone: '+1 555 0100', contactMethod: 'whatsapp' },
    ...{ businessName: 'Analytical Engines', businessDescription: 'We build engines that compute.' },
    existingLinks: 'https://engines.example',
    ...{ hasDomain: 'yes', domainName: 'engines.example', domainHelp: false },
    ...{ hasHosting: 'no', hostingInfo: '', hostingHelp: true },
    goals: { ...on('informational', 'promoteService', 'portfolio', 'event', 'linkHub', 'other'), otherText: 'Fame' },
    pages: { ...on('home', 'about', 'services', 'contact', 'gallery', 'faq', 'other'), otherText: 'Poems' },
    pageContent: { home: 'One', page2: 'Two', page3: 'Three' },
    ...{ mediaFiles: [file('engine.png')], stockPhotoPreferences: 'None' },
    ...{ hasLogo: 'yes', logoFile: file('logo.png'), wantPlaceholderLogo: false, brandColors: 'Brass' },
    visualStyle: { ...on('minimal', 'bold', 'elegant', 'modern', 'artsy', 'other'), otherText: 'Old' },
    addOns: on('analytics', 'seo', 'socialLinks', 'contactForm', 'emailSignup', 'embeddedMedia'),
    ...{ additionalNotes: 'Steam', specificDeadline: 'March 3' },
    ...{ payment: { testMode: false, discountCode: '' }, totalAmount: 650 },
  });
});
