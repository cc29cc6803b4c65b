import { expect, test } from '../fixtures';
import { allOf, renderedPages, textOf } from '../support/rendered-pages';

const textAt = (address: string) => textOf(renderedPages.find((page) => page.address === address)?.html ?? '');

/** Words that only this page's own content has. */
const ownWords: readonly [address: string, ...words: string[]][] = [
  ['/services', 'AI-ENABLED CREATIVE SOLUTIONS', 'Growth Optimization', 'Transparent Pricing', '$5,000/month'],
  ['/services/web3', 'Smart Contracts', 'Why choose our Web3 services', 'Client Success Stories', 'Get a quote'],
  ['/solutions', 'Enterprise Solutions', 'Cybersecurity', 'By Industry', 'Schedule consultation'],
  ['/industries', 'Aerospace & Defense', 'Consumer Goods'],
  ['/capabilities/cloud', 'Key Features', 'Business Benefits', 'Industries We Serve', 'up to 40% cost reduction'],
  ['/industries/banking', 'Solutions for Banking', 'Get industry insights'],
  ['/our-work', 'OUR WORK', 'TrillerFest', 'Myle Tap', 'Explore'],
  ['/case-study/unikoin-gold', '300% user growth in 6 months', 'Challenge', 'Solution', 'Plan your launch with us'],
  ['/pricing', '$500', '$5,000', 'Minimum term', 'Not included', 'The calculator needs JavaScript'],
  ['/faq', "you can cancel at any time with 30 days' notice", 'Mon-Fri 9am-5pm EST'],
  ['/contact', 'GET IN TOUCH', 'Mon-Fri 9:00 AM-6:00 PM PST', 'hello@tessera.example'],
  ['/enterprise', 'Role-based access control', '$5,000 to $100,000', '150+'],
  ['/technology-stack', 'PostgreSQL', 'Anthropic'],
  ['/brand', '#FF4A1C', 'Bricolage Grotesque'],
  ['/press', '98%', 'For the record'],
  ['/terms', 'Minimum term and canceling'],
  ['/privacy', 'Privacy policy'],
  ['/cookies', 'userCredits'],
];

for (const [address, ...words] of ownWords)
  test(`the HTML of ${address} holds the page's own text`, () => {
    const html = renderedPages.find((page) => page.address === address)?.html ?? '';
    const text = textAt(address) + (/<noscript>([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? '');
    for (const word of words) expect(text).toContain(word);
  });

const structured: readonly [address: string, type: string, words: string][] = [
  ['/faq', 'FAQPage', "30 days' notice"],
  ['/pricing', 'Offer', '"price":"5000.00","priceCurrency":"USD"'],
  ['/services/web3', 'Service', 'Smart Contracts'],
  ['/case-study/bellabeat', 'CreativeWork', 'Bellabeat'],
];
for (const [address, type, words] of structured)
  test(`${address} tells machines that it is a ${type}`, () => {
    const html = renderedPages.find((page) => page.address === address)?.html ?? '';
    const data = allOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    const subjects = data.flatMap((text): { '@type': string }[] => JSON.parse(text)['@graph']);
    expect(subjects.map((subject) => subject['@type'])).toContain(type);
    expect(data.join()).toContain(words);
  });

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every FAQ answer can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText("30 days' notice")).toBeVisible();
    const answers = page.getByRole('main').locator('.answer');
    await expect(answers).toHaveCount(12);
    for (const paragraph of await answers.locator('p').all()) await expect(paragraph).toBeVisible();
  });

  for (const address of ['/success?session_id=1', '/dashboard', '/onboarding-success', '/payment', '/login'])
    test(`${address} says what it waits for`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('main noscript p', { hasText: 'needs JavaScript' }).first()).toBeVisible();
    });

  test('a capability or an industry of the menu is one link away', async ({ page }) => {
    await page.goto('/solutions?industry=banking');
    await page.locator('noscript').getByRole('link', { name: 'Banking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible();
    await page.goto('/solutions?capability=cybersecurity');
    await page.locator('noscript').getByRole('link', { name: 'Cybersecurity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cybersecurity' })).toBeVisible();
  });

  test('all services and all work are listed and lead to their pages', async ({ page }) => {
    await page.goto('/services');
    await expect(page.locator('main a[href^="/services/"]')).toHaveCount(29);
    await page.goto('/our-work');
    await expect(page.locator('main article')).toHaveCount(7);
    await page
      .getByRole('article', { name: 'TrillerFest' })
      .getByRole('link', { name: 'Explore', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'TrillerFest' })).toBeVisible();
  });
});
