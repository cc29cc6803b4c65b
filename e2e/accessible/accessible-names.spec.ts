import { customer, expect, open, type Page, seed, test } from '../fixtures';
import { fill } from '../support/forms';
import { required, toPayment } from '../support/instant-site';

/** Each label, in any case and as part of another, finds its field and nothing else: no section, no button, no other field. */
const expectOneEach = async (page: Page, labels: readonly string[]) => {
  for (const label of labels) {
    const found = await page
      .getByLabel(label)
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
    expect.soft(found, label).toEqual([expect.stringMatching(/^<(input|select|textarea)/)]);
  }
};

const address = ['Email', 'Address', 'City', 'State', 'ZIP code'];

const card = ['Card number', 'Expiry MM/YY', 'CVC'];
const forms: readonly { at: string; labels: readonly string[]; isCustomer?: boolean; press?: string }[] = [
  { at: '/login', labels: ['Email', 'Password', 'Remember me'] },
  { at: '/signup', labels: ['Full name', 'I agree to the terms of service and the privacy policy'] },
  { at: '/signup', press: 'Add Card', labels: ['Email', 'Password', ...card] },
  {
    at: '/subscribe',
    labels: ['Starter', 'Growth', 'Enterprise', 'Full name', 'Card number', 'Expiry date', 'CVV', ...address],
  },
  {
    at: '/payment?plan=agency',
    labels: [
      ...address,
      ...['Card number', 'Expiration date', 'Security code', 'Name on card'],
      ...['Country', 'First name', 'Last name', 'Discount code'],
    ],
  },
  { at: '/add-payment-method', isCustomer: true, labels: [...card, 'Name on card'] },
  { at: '/purchase-credits', isCustomer: true, labels: ['Quantity', 'Starter', 'Professional', 'Enterprise'] },
];

test('each label of a form names one field', async ({ page }) => {
  for (const { at, labels, isCustomer, press } of forms)
    await test.step(at, async () => {
      if (isCustomer) await seed(page, customer());
      await open(page, at);
      await page.locator('main fieldset:enabled').first().waitFor();
      if (press) await page.getByRole('button', { name: press }).click();
      await expectOneEach(page, labels);
    });
});

test('each label of the Instant Site form names exactly one field', async ({ page }) => {
  await open(page, '/instant-site-form');
  // 'Email', 'Contact', 'Portfolio', 'Home' and 'Other' are part of several labels.
  for (const [group, ...options] of [
    ['What is the site for?', 'Informational', 'Promote service or product', 'Portfolio', 'Event/launch'],
    ['What is the site for?', 'Link-in-bio hub', 'Other'],
    ['Which pages?', 'Home', 'About', 'Services', 'Contact', 'Gallery/portfolio', 'FAQ/testimonials', 'Other'],
    ['Visual style', 'Minimal', 'Bold', 'Elegant', 'Modern', 'Artsy', 'Other'],
    ['Add to the site', 'Analytics setup', 'Basic SEO tags', 'Social link bar', 'Contact form or booking link'],
    ['Add to the site', 'Email signup form', 'Embedded media'],
  ] as const)
    for (const option of options)
      await expect.soft(page.getByRole('group', { name: group }).getByLabel(option), option).toHaveCount(1);
  await expectOneEach(page, [
    ...['Full name', 'Phone', 'Preferred contact method', 'Business name', 'Business description', 'Existing links'],
    ...['Text content for Home', 'Text content for Page 2', 'Text content for Page 3', 'Upload up to 10 files'],
    ...['Stock photo preferences', 'Brand colors', 'Additional notes', 'Specific deadline'],
  ]);
  await fill(page, required);
  await toPayment(page);
  await expectOneEach(page, ['Cardholder name', 'Card number', 'Month', 'Year', 'CVV', 'Billing ZIP', 'Discount code']);
});
