// @vitest-environment jsdom
/** Texts and figures that pages have in their HTML. They are repeated here on purpose: a changed one must fail. */
import { expect, it } from 'vitest';
import { colors, fonts, identity } from '../../brand.config';
import { builtPages } from './pages';

/** The text of a page's HTML, including `noscript`. */
const textAt = (address: string): string => {
  const body = builtPages.find((page) => page.address === address)?.document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new Error(`${address} was not built`);
  for (const script of body.querySelectorAll('script')) script.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
};

/** What only the content of this page has. Texts of one row have ` | ` between them. */
const ownTexts: readonly [address: string, ...texts: (string | RegExp)[]][] = [
  ['/services', 'AI-ENABLED CREATIVE SOLUTIONS | Growth Optimization | Transparent Pricing | Enterprise Plan'],
  ['/services', '$5,000/month | Billed monthly, cancel anytime | Dedicated team | Sign Up Now | AI-powered solutions'],
  ['/services', 'All creative services with unlimited revisions | Priority support | Marketing Director | CMO | CEO'],
  ['/services', 'Regular strategy meetings and reports | Full asset ownership and source files'],
  ['/services', 'No credit card required to start | Sign Up for $5,000/month | Schedule a Consultation'],
  ['/services/web3', 'Smart Contracts | Why choose our Web3 services | Client Success Stories | Get a quote'],
  ['/services/growth-optimization', '300% user growth in 6 months | Gaming'],
  ['/solutions', 'Enterprise Solutions | Cybersecurity | By Industry | Schedule consultation'],
  ['/industries', 'Aerospace & Defense | Consumer Goods'],
  ['/industries/banking', 'Solutions for Banking | Get industry insights'],
  ['/capabilities/cloud', 'Key Features | Business Benefits | Industries We Serve | up to 40% cost reduction'],
  ['/capabilities/cybersecurity', '90% fewer incidents'],
  ['/capabilities/digital-engineering', '50% efficiency'],
  ['/capabilities/data-ai', '3x faster'],
  ['/capabilities/finance-risk', '60% less risk exposure'],
  ['/case-study/unikoin-gold', '300% user growth in 6 months | Challenge | Solution | Plan your launch with us'],
  [
    '/',
    'See your site before you pay | Draw the rest | Three pages in 24 hours. $500 if you pay first, $650 if you pay',
  ],
  ['/pricing', 'Same site, two ways to pay: $500 here first, $650 at the end of the form.'],
  ['/instant-site-form', 'The same site is $500 if you pay first'],
  ['/pricing', /Agency Service.*\$5,000\/month/, /Minimum term ?3 months/, 'Lifetime ownership | 100+ services'],
  ['/pricing', /Notice period ?30 days, once the 3-month minimum has passed/, '24-hour basic turnaround'],
  ['/pricing', '120 hours a month | 2 creatives and 2 AI agents | Unlimited revisions | 4 hours of consultation'],
  ['/faq', '30 days’ notice | 2-3 days | within 24 hours', /quarterly and annual prepay/i, identity.supportHours.text],
  ['/faq', 'you can cancel at any time with 30 days’ notice', /billed|billing/i],
  ['/contact', 'GET IN TOUCH', ...identity.officeHours, ...identity.address, identity.supportEmail],
  ['/enterprise', 'Role-based access control | $5,000 to $100,000/month | from $50,000/month | in 13 time zones'],
  ['/enterprise', /time zones covered ?13/, /brands served ?150\+/, /turnaround from 12 hours/i],
  ['/technology-stack', 'PostgreSQL | Anthropic'],
  ['/brand', colors.vermilion, fonts.display.family],
  ['/studio', 'Who would I work with? | Who is responsible? | What they never do', ...identity.officeHours],
  ['/press', '98% | 35+ | 12+ | 5+ | For the record'],
  ['/terms', 'Minimum term and canceling'],
  ['/privacy', 'Privacy policy'],
  ['/cookies', 'userCredits'],
];

it.each(ownTexts)('%s contains its own text: %s', (address, ...texts) => {
  const text = textAt(address);
  for (const own of texts)
    if (typeof own !== 'string') expect(text).toMatch(own);
    else for (const words of own.split(' | ')) expect(text).toContain(words);
});

it('/payment states no price, as it cannot know the plan', () => {
  const main = builtPages.find(({ address }) => address === '/payment')?.document.querySelector('main');
  expect(main?.textContent).toContain('Checkout');
  expect(main?.textContent).not.toMatch(/\$\d/);
});

it('/contact has a mark beside the name of each profile', () => {
  const contact = builtPages.find(({ address }) => address === '/contact')?.document;
  const links = [...(contact?.querySelectorAll('section[aria-labelledby="elsewhere"] a') ?? [])];
  const shown = links.map((link) => `${link.textContent} ${link.querySelector('svg')?.classList.item(1)}`);
  const names = ['Instagram', 'X', 'LinkedIn', 'YouTube'];
  expect(shown).toEqual(names.map((name) => `${name} lucide-${name.toLowerCase()}`));
});
