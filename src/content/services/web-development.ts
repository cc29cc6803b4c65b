import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'web-development',
  title: 'Web Development',
  description:
    'We design and build sites and web apps that load fast on a mid-range phone, work with a screen reader and can ' +
    'be edited without calling a developer. The same people stay on after launch to fix what real visitors stumble ' +
    'over.',
  meta: {
    title: 'Web development: sites, stores and web apps',
    description:
      'Marketing sites, online stores and React applications built to a speed budget, checked for accessibility ' +
      'and easy for your editors to update.',
  },
  icon: 'code-xml',
  color: 'vermilion',
  services: [
    {
      name: 'Marketing Sites',
      description:
        'Pages built around one argument and one next step, rendered ahead of time so visitors read before any ' +
        'script runs.',
      icon: 'panels-top-left',
    },
    {
      name: 'Web Applications',
      description:
        'Portals, booking flows and calculators in TypeScript and React, with empty, loading and error states ' +
        'designed from the start.',
      icon: 'app-window',
    },
    {
      name: 'Online Stores',
      description:
        'Storefronts on Shopify or a headless stack, with a checkout that is measured and shortened field by field.',
      icon: 'shopping-cart',
    },
    {
      name: 'Headless CMS',
      description:
        'Content models that match how your editors think, with preview, scheduling and roles in Sanity, ' +
        'Contentful or Strapi.',
      icon: 'pencil-line',
    },
    {
      name: 'Speed and Accessibility',
      description:
        'Audits and repairs against Core Web Vitals and WCAG 2.2 AA, with checks in the build so the gains stay.',
      icon: 'gauge',
    },
    {
      name: 'Site Care',
      description:
        'Security updates, uptime checks and small changes from a shared queue, handled by the people who wrote ' +
        'the code.',
      icon: 'life-buoy',
    },
  ],
  features: [
    'A clickable build on a private link within the first sprint',
    'Page-weight budgets that stop a release when something grows too heavy',
    'Keyboard and screen-reader checks on every template before launch',
    'Editors trained on their own pages, with a short written guide to keep',
    'Redirects, metadata and structured data carried over page by page',
    'Full source code and hosting accounts in your name at handover',
  ],
  caseStudies: [
    { id: 'cover-build', title: 'Buyers lay out a backyard home in the browser' },
    { id: 'trillerfest', title: 'A watch page that does one thing: play' },
    { id: 'unikoin-gold', title: 'A token launch site that explains itself with a match' },
  ],
  closing: {
    title: 'What should your next page make someone do?',
    text:
      'Tell us the one action that matters and send the current address. We will answer with what we would keep, ' +
      'what we would cut and what we would build first.',
  },
};
