import { expect, test } from '../fixtures';
import { expectNoCard, field, fill, phone, sessionOf, submissionsOf, total } from '../support/forms';
import { attach, card, complete, expectSuccess, open, picture, required, toPayment } from '../support/instant-site';

test.use({ waits: 'specified' });

test('every field is reached and arrives, by mouse, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeVisible();
  await expect(page.getByText('$650 for a complete website in 24 hours')).toBeVisible();
  await expect(field(page, 'Home')).toBeChecked();
  await fill(page, { ...required, Phone: '+1 555 0100', 'Existing links': 'https://engines.example' });
  await field(page, 'Preferred contact method for revision feedback').selectOption('whatsapp');

  const domain = page.getByRole('group', { name: 'Do you have a domain?' });
  await domain.getByLabel('No').check();
  await field(page, 'Help me choose and register a domain').check();
  await domain.getByLabel('Yes').check();
  await expect(field(page, 'Help me choose and register a domain')).toHaveCount(0);
  await fill(page, { 'Domain name': 'engines.example' });
  const hosting = page.getByRole('group', { name: 'Do you have hosting?' });
  await hosting.getByLabel('Yes').check();
  await fill(page, { 'Login or invite instructions': 'Invited someone@example.com' });
  await hosting.getByLabel('No').check();
  await expect(page.getByText('We can help you get set up')).toBeVisible();
  await field(page, 'Help me with hosting').check();

  for (const name of ['What is the site for?', 'Which pages?', 'Visual style', 'Add to the site'])
    for (const box of await page.getByRole('group', { name }).getByRole('checkbox').all()) await box.check();
  await expect(page.getByText('You have chosen 7 pages and the site includes 3.')).toBeVisible();
  await fill(page, {
    'Describe the other goal': 'Fame',
    'Describe the other page': 'Poems',
    'Describe the other style': 'Victorian',
    'Text content for Home': 'Home text',
    'Text content for Page 2': 'Second text',
    'Text content for Page 3': 'Third text',
    'Stock photo preferences': 'None',
    'Brand colors': 'Brass',
    'Additional notes': 'Steam',
    'Specific deadline': 'March 3',
  });
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  const logo = page.getByRole('group', { name: 'Do you have a logo?' });
  await logo.getByLabel('No').check();
  await field(page, 'Make me a placeholder logo').check();
  await logo.getByLabel('Yes').check();
  await attach(page, /^Upload your logo/, [picture('logo.png')]);

  await toPayment(page);
  await expect(page.getByRole('term').filter({ hasText: 'Instant Site Package' })).toBeVisible();
  await expect(total(page)).toContainText('$650');
  await fill(page, card);
  await expectNoCard(page);
  await complete(page, 'Complete Order - $650').click();
  await expect(complete(page, 'Processing...')).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/instant-site-form?step=payment');
  await page.clock.runFor(200);
  await expectSuccess(page);
  await expectNoCard(page);

  const kept = await submissionsOf(page);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.kind).toBe('instant-site');
  const on = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true]));
  // Every field of the submission.
  expect(kept[0]?.answers).toEqual({
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+1 555 0100',
    contactMethod: 'whatsapp',
    businessName: 'Analytical Engines',
    businessDescription: 'We build engines that compute.',
    existingLinks: 'https://engines.example',
    hasDomain: 'yes',
    domainName: 'engines.example',
    domainHelp: false,
    hasHosting: 'no',
    hostingInfo: '',
    hostingHelp: true,
    goals: { ...on('informational', 'promoteService', 'portfolio', 'event', 'linkHub', 'other'), otherText: 'Fame' },
    pages: { ...on('home', 'about', 'services', 'contact', 'gallery', 'faq', 'other'), otherText: 'Poems' },
    pageContent: { home: 'Home text', page2: 'Second text', page3: 'Third text' },
    mediaFiles: [{ name: 'engine.png', size: picture('').buffer.length, type: 'image/png' }],
    stockPhotoPreferences: 'None',
    hasLogo: 'yes',
    logoFile: { name: 'logo.png', size: picture('').buffer.length, type: 'image/png' },
    wantPlaceholderLogo: false,
    brandColors: 'Brass',
    visualStyle: { ...on('minimal', 'bold', 'elegant', 'modern', 'artsy', 'other'), otherText: 'Victorian' },
    addOns: on('analytics', 'seo', 'socialLinks', 'contactForm', 'emailSignup', 'embeddedMedia'),
    additionalNotes: 'Steam',
    specificDeadline: 'March 3',
    payment: { testMode: false, discountCode: '' },
    totalAmount: 650,
  });
  expect(Object.keys(await sessionOf(page)).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
