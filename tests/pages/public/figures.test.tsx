/** Every figure that a public page shows. The figures are repeated here on purpose: a changed one must fail. */

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { renderApp } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

const textOf = async (address: string, heading: string | RegExp) => {
  await renderApp(address);
  await waitFor(() => screen.getByRole('heading', { level: 1, name: heading }), { timeout: 5000 });
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
};

const pages: readonly [address: string, heading: string | RegExp, figures: readonly (string | RegExp)[]][] = [
  [
    '/services',
    'AI-ENABLED CREATIVE SOLUTIONS',
    [
      'Transparent Pricing',
      'Enterprise Plan',
      '$5,000/month',
      'Billed monthly, cancel anytime',
      'All creative services with unlimited revisions',
      'Dedicated team',
      'Sign Up Now',
      'AI-powered solutions',
      'Priority support',
      'Regular strategy meetings and reports',
      'Full asset ownership and source files',
      'No credit card required to start',
      'Marketing Director',
      'CMO',
      'CEO',
      'Sign Up for $5,000/month',
      'Schedule a Consultation',
    ],
  ],
  [
    '/pricing',
    /prices in/i,
    [
      /Instant Site.*\$500 one-time/,
      /3-page site in 24 hours, counted from the design meeting/,
      'Up to 10 images',
      '1 revision',
      'Lifetime ownership',
      '$650',
      /Agency Service.*\$5,000\/month/,
      /Minimum term ?3 months/,
      /Notice period ?30 days, once the 3-month minimum has passed/,
      '120 hours a month',
      '2 creatives and 2 AI agents',
      '24-hour basic turnaround',
      '100+ services',
      'Unlimited revisions',
      '4 hours of consultation',
    ],
  ],
  [
    '/enterprise',
    'Enterprise Solutions',
    [
      '$5,000 to $100,000/month',
      'from $50,000/month',
      /from 12 hours/,
      'in 13 time zones',
      /time zones covered ?13/,
      /brands served ?150\+/,
      /turnaround from 12 hours/i,
      'Role-based access control',
    ],
  ],
  [
    '/faq',
    'Twelve straight answers',
    [
      '30 days’ notice',
      /billed|billing/i,
      /quarterly and annual prepay/i,
      identity.supportHours.text,
      '2-3 days',
      'within 24 hours',
    ],
  ],
  ['/contact', 'GET IN TOUCH', [...identity.officeHours, ...identity.address]],
  ['/press', 'For the record', ['98%', '35+', '12+', '5+']],
  [
    '/capabilities/cloud',
    'Cloud',
    ['Key Features', 'Business Benefits', 'Industries We Serve', 'up to 40% cost reduction'],
  ],
  ['/capabilities/cybersecurity', 'Cybersecurity', ['90% fewer incidents']],
  ['/capabilities/digital-engineering', 'Digital Engineering', ['50% efficiency']],
  ['/capabilities/data-ai', 'Data & AI', ['3x faster']],
  ['/capabilities/finance-risk', 'Finance & Risk', ['60% less risk exposure']],
  ['/services/growth-optimization', 'Growth Optimization', ['300% user growth in 6 months', 'Gaming']],
];

test.each(pages)('%s shows its figures', async (address, heading, figures) => {
  const text = await textOf(address, heading);
  for (const figure of figures)
    if (typeof figure === 'string') expect(text).toContain(figure);
    else expect(text).toMatch(figure);
});

test('the contact page shows a mark beside the name of each profile', async () => {
  await textOf('/contact', 'GET IN TOUCH');
  const list = document.querySelector('section[aria-labelledby="elsewhere"]');
  const shown = Array.from(list?.querySelectorAll('a') ?? [], (link) => [
    link.textContent,
    link.querySelector('svg')?.classList.item(1),
  ]);
  expect(shown).toEqual([
    ['Instagram', 'lucide-instagram'],
    ['X', 'lucide-x'],
    ['LinkedIn', 'lucide-linkedin'],
    ['YouTube', 'lucide-youtube'],
  ]);
});
