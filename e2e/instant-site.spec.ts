import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectAccessible, expectNoCard, hostile, secretCard, sessionOf, sizes, submissionsOf, tabTo } from './forms';

const required = {
  'Full name': 'Ada Lovelace',
  Email: 'ada@example.com',
  'Business name': 'Analytical Engines',
  'Business description': 'We build engines that compute.',
} as const;
const card = {
  'Cardholder name': 'SECRET HOLDER',
  'Card number': secretCard.number,
  'Month (MM)': secretCard.month,
  'Year (YY)': secretCard.year,
  CVV: secretCard.code,
  'Billing ZIP code': '90210',
} as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};
const open = async (page: Page, address = '/instant-site-form') => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await page.goto(address);
  await expect(field(page, 'Full name')).toBeEnabled();
  // From here on time passes only when a test says so.
  await page.clock.pauseAt(new Date('2026-03-01T11:00:00Z'));
};
const toPayment = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page).toHaveURL('/instant-site-form?step=payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
};
const total = (page: Page) => page.getByRole('definition').last();
const complete = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const applyCode = async (page: Page, code: string) => {
  await field(page, 'Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
};
/** The one toast that shows. */
const toast = (page: Page) => page.locator('[data-radix-collection-item]');
const attach = (page: Page, label: RegExp, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(label).setInputFiles(files);
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const expectSuccess = async (page: Page) => {
  await expect(page).toHaveURL('/instant-site-success');
  await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeFocused();
  await expect(toast(page)).toContainText('Order completed successfully!');
  await expect(toast(page)).toContainText('Redirecting to schedule your design meeting...');
};

for (const { device, width, height } of sizes)
  test(`every field is reached and arrives, by mouse, on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeVisible();
    await expect(page.getByText('$650 for a complete website in 24 hours')).toBeVisible();
    await expect(field(page, 'Home')).toBeChecked();
    await fill(page, { ...required, Phone: '+1 555 0100', 'Existing links': 'https://engines.example' });
    await field(page, 'How should we ask for your revision?').selectOption('whatsapp');

    const domain = page.getByRole('group', { name: 'Do you have a domain?' });
    await domain.getByLabel('No').check();
    await field(page, 'Help me choose and register one').check();
    await domain.getByLabel('Yes').check();
    await expect(field(page, 'Help me choose and register one')).toHaveCount(0);
    await fill(page, { 'Domain name': 'engines.example' });
    const hosting = page.getByRole('group', { name: 'Do you have hosting?' });
    await hosting.getByLabel('Yes').check();
    await fill(page, { 'Login or invite instructions': 'Invited hello@tessera.example' });
    await hosting.getByLabel('No').check();
    await expect(page.getByText('We can help you get set up')).toBeVisible();
    await field(page, 'Help me with hosting').check();

    for (const name of ['What should the site do?', 'Which pages?', 'Visual style', 'Add to the site'])
      for (const box of await page.getByRole('group', { name }).getByRole('checkbox').all()) await box.check();
    await expect(page.getByText('You have chosen 7 pages and the site includes 3.')).toBeVisible();
    await fill(page, {
      'Describe the other goal': 'Fame',
      'Describe the other page': 'Poems',
      'Describe the other style': 'Victorian',
      'Text for Home': 'Home text',
      'Text for Page 2': 'Second text',
      'Text for Page 3': 'Third text',
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
    // The entity of the spec, field by field.
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
      goals: {
        ...on('informational', 'promoteService', 'portfolio', 'event', 'linkHub', 'other'),
        otherText: 'Fame',
      },
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

for (const { device, width, height } of sizes)
  test(`ordered by keyboard alone on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const [label, value] of Object.entries(required)) {
      await tabTo(page, field(page, label));
      await page.keyboard.type(value);
    }
    await tabTo(page, page.getByRole('group', { name: 'Do you have a domain?' }).getByLabel('Yes'));
    await page.keyboard.press('Space');
    await tabTo(page, field(page, 'Domain name'));
    await page.keyboard.type('engines.example');
    await tabTo(page, page.getByRole('button', { name: 'Continue to Payment' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
    for (const [label, value] of Object.entries(card)) {
      await tabTo(page, field(page, label));
      await page.keyboard.type(value);
    }
    await tabTo(page, complete(page, 'Complete Order - $650'));
    await page.keyboard.press('Enter');
    await page.clock.runFor(2100);
    await expectSuccess(page);
    expect((await submissionsOf(page))[0]?.answers).toMatchObject({
      ...{ domainName: 'engines.example', totalAmount: 650 },
    });
  });

test('required answers are asked for with the spec’s words, a summary and a remark at each field', async ({ page }) => {
  await open(page);
  await expectAccessible(page, 'empty');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(toast(page)).toContainText('Missing required fields');
  await expect(toast(page)).toContainText('Please fill in all required fields marked with *');
  await expect(page).toHaveURL('/instant-site-form');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter your email address',
    'Enter the name of your business',
    'Describe your business in one or two sentences',
  ]);
  await expectAccessible(page, 'errors');
  await summary.getByRole('link', { name: 'Enter the name of your business' }).click();
  await expect(field(page, 'Business name')).toBeFocused();
  await expect(field(page, 'Business name')).toHaveAttribute('aria-invalid', 'true');
});

test('the payment step asks for all six card fields with the spec’s words', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await expectAccessible(page, 'payment');
  await complete(page, 'Complete Order - $650').click();
  await expect(toast(page)).toContainText('Missing information');
  await expect(toast(page)).toContainText('Please fill in all payment fields.');
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link')).toHaveCount(6);
  await expectAccessible(page, 'payment errors');
  for (const label of Object.keys(card)) {
    await fill(page, { ...card, [label]: '' });
    await complete(page, 'Complete Order - $650').click();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toEqual([]);
});

test('month, year and CVV take no more than the spec allows', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  for (const [label, length] of [
    ['Month (MM)', '2'],
    ['Year (YY)', '2'],
    ['CVV', '4'],
  ] as const)
    await expect(field(page, label)).toHaveAttribute('maxlength', length);
});

test('a bad code is refused; the test code zeroes the price and asks for no card', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page), 'an empty code says nothing').toHaveCount(0);
  await applyCode(page, 'SAVE20');
  await expect(toast(page)).toContainText('Invalid discount code');
  await expect(toast(page)).toContainText('Please check your code and try again.');
  await expect(field(page, 'Discount code')).toHaveAccessibleDescription(/Invalid discount code/);
  await expect(total(page)).toContainText('$650');

  await fill(page, { 'Card number': secretCard.number });
  await applyCode(page, '  tesseraTEST ');
  await expect(toast(page)).toContainText('Test discount applied!');
  await expect(toast(page)).toContainText('Payment information is not required for testing.');
  await expect(total(page)).toContainText('$0');
  await expect(field(page, 'Card number')).toHaveCount(0);
  await expect(field(page, 'Discount code')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(complete(page, 'Complete Order (Test Mode)')).toBeFocused();
  await expectAccessible(page, 'test mode');

  await page.reload();
  await complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await expectSuccess(page);
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({
    payment: { testMode: true, discountCode: 'TESSERATEST' },
    totalAmount: 0,
  });
});

test('paid at checkout: nothing is charged again, also not for a second order', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'checkoutReceipt',
      JSON.stringify({ plan: 'instant-site', totalCents: 40_000, date: '2026-03-01T09:00:00.000Z' }),
    ),
  );
  for (const order of [1, 2]) {
    if (order === 1) await open(page);
    else await page.goto('/instant-site-form');
    await expect(page.getByText('Paid at checkout: $400.')).toBeVisible();
    await fill(page, required);
    await toPayment(page);
    await expect(page.getByRole('term')).toHaveText(['Instant Site Package', 'Paid at checkout', 'Total']);
    await expect(page.getByRole('definition')).toHaveText(['$650', '-$650', /^\$0/]);
    await expect(field(page, 'Card number')).toHaveCount(0);
    await complete(page, 'Complete Order - $0').click();
    await page.clock.runFor(2100);
    await expectSuccess(page);
  }
  const kept = await submissionsOf(page);
  expect(kept.map(({ answers }) => answers.totalAmount)).toEqual([0, 0]);
});

test('every step survives a reload, Back and the way back to the form', async ({ page }) => {
  await open(page);
  const typed = {
    'Full name': hostile.rtl,
    Email: 'ada@example.com',
    'Business name': hostile.markup,
    'Business description': hostile.long,
    'Additional notes': hostile.emoji,
  };
  await fill(page, typed);
  await page.getByRole('group', { name: 'Do you have a logo?' }).getByLabel('Yes').check();
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  const expectTyped = async () => {
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
  };

  // Within the page nothing at all is lost.
  await toPayment(page);
  await page.getByRole('link', { name: 'Back to form' }).click();
  await expectTyped();
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'engine.png' })).toBeVisible();
  await toPayment(page);
  await page.goBack();
  await expect(page).toHaveURL('/instant-site-form');
  await expectTyped();

  // Over a reload files cannot be kept; the form says which they were.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Full name')).toBeEnabled();
  await expectTyped();
  await expect(page.getByText('Attach again')).toContainText('engine.png');
  await expectAccessible(page, 'draft restored');
  await toPayment(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to form' }).click();
  await expectTyped();

  await toPayment(page);
  await applyCode(page, 'TESSERATEST');
  await complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await expectSuccess(page);
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({
    fullName: hostile.rtl,
    businessName: hostile.markup,
    businessDescription: hostile.long,
    additionalNotes: hostile.emoji,
  });
});

test('files come by drop and paste as by button; odd ones are listed with a remark and block nothing', async ({
  page,
}) => {
  await open(page);
  await fill(page, required);
  const give = (how: 'drop' | 'paste', names: string[]) =>
    page.getByLabel(/^Upload up to 10 files/).evaluate(
      (input, given) => {
        const data = new DataTransfer();
        for (const name of given.names) data.items.add(new File([name], name, { type: 'image/png', lastModified: 1 }));
        const event =
          given.how === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        input.dispatchEvent(event);
      },
      { how, names },
    );
  await give('drop', ['dropped.png', 'notes.txt']);
  await give('paste', ['pasted.png']);
  await attach(
    page,
    /^Upload up to 10 files/,
    Array.from({ length: 9 }, (_, index) => picture(`${index}.png`)),
  );
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('notes.txt')).toContainText('this file will not be sent');
  await expect(row('8.png')).toContainText('More than 10 files');
  await expect(row('pasted.png').getByRole('img', { includeHidden: true })).toHaveCount(1);
  await expectAccessible(page, 'files with remarks');
  await row('0.png').getByRole('button', { name: 'Remove' }).click();
  await expect(row('0.png')).toHaveCount(0);

  await toPayment(page);
  await applyCode(page, 'TESSERATEST');
  await complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await expectSuccess(page);
  const { mediaFiles } = (await submissionsOf(page))[0]?.answers as { mediaFiles: { name: string }[] };
  expect(mediaFiles.map(({ name }) => name)).toEqual([
    'dropped.png',
    'pasted.png',
    ...Array.from({ length: 8 }, (_, index) => `${index + 1}.png`),
  ]);
});

test('leaving with files that are not sent asks first', async ({ page }) => {
  await open(page);
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect.poll(() => questions).toHaveLength(1);
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('listitem').filter({ hasText: 'engine.png' })).toBeVisible();
});

test('the payment step cannot be opened without the required answers', async ({ page }) => {
  await open(page, '/instant-site-form?step=payment');
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeVisible();
});

test('ten clicks make one entry, and Back does not repeat it', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await complete(page, 'Complete Order - $650').evaluate((button) => {
    for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click();
  });
  await page.clock.runFor(2100);
  await expectSuccess(page);
  await page.goBack();
  await expect(page).toHaveURL('/instant-site-form');
  await expect(field(page, 'Full name')).toHaveValue('');
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toHaveLength(1);
});

test('the section list says what is missing and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link')).toHaveCount(9);
  await expect(sections.getByRole('link', { name: /Contact/ })).toContainText('2 to fill in');
  await fill(page, { 'Full name': 'Ada', Email: 'ada@example.com' });
  await expect(sections.getByRole('link', { name: /Contact/ })).toContainText('answered');
  await expect(sections.getByText('1 of 9 sections answered')).toBeVisible();
  await sections.getByRole('link', { name: /Branding/ }).click();
  await expect(page.getByRole('region', { name: 'Branding' })).toBeFocused();
});

test('a browser that refuses to store says so in place and keeps everything', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await fill(page, card);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await complete(page, 'Complete Order - $650').click();
  await page.clock.runFor(2100);
  await expect(page.getByRole('alert').filter({ hasText: 'could not store the change' })).toBeVisible();
  await expect(field(page, 'Cardholder name')).toHaveValue('SECRET HOLDER');
  await expect(complete(page, 'Complete Order - $650')).toBeVisible();
});

test('the success page leads to the design meeting and to contact', async ({ page }) => {
  await page.goto('/instant-site-success');
  await expect(page.getByRole('link', { name: 'Book 15 min Design Meeting' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/.*Design\+meeting/,
  );
  await expect(page.getByRole('region', { name: 'What happens next?' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expectAccessible(page, 'success');
});

for (const width of [320, 768])
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await fill(page, required);
    await toPayment(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
