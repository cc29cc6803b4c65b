// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { colors, fonts, identity } from '../../brand.config';
import { builtPages } from './pages';

/** The text of a page's HTML, including `noscript`. */
const textAt = (address: string): string => {
  const body = builtPages.find((page) => page.address === address)?.document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new Error(`${address} was not built`);
  for (const script of body.querySelectorAll('script')) script.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ');
};

/** Texts that only the content of this page has. */
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
  ['/faq', 'you can cancel at any time with 30 days’ notice', identity.supportHours.text],
  ['/contact', 'GET IN TOUCH', ...identity.officeHours, identity.supportEmail],
  ['/enterprise', 'Role-based access control', '$5,000 to $100,000', '150+'],
  ['/technology-stack', 'PostgreSQL', 'Anthropic'],
  ['/brand', colors.vermilion, fonts.display.family],
  ['/press', '98%', 'For the record'],
  ['/terms', 'Minimum term and canceling'],
  ['/privacy', 'Privacy policy'],
  ['/cookies', 'userCredits'],
];

describe('the HTML of a page', () => {
  it.each(ownWords)('%s contains its own text', (address, ...words) => {
    const text = textAt(address);
    for (const word of words) expect(text).toContain(word);
  });

  it('/payment states no price, as it cannot know the plan', () => {
    const main = builtPages.find(({ address }) => address === '/payment')?.document.querySelector('main');
    expect(main?.textContent).toContain('Checkout');
    expect(main?.textContent).not.toMatch(/\$\d/);
  });
});
