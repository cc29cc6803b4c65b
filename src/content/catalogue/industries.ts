import type { IndustryId } from '../ids';
import type { Industry } from '../types';

/** In the order of `industryIds`. */
export const industries: readonly Industry[] = [
  {
    id: 'aerospace-defense',
    title: 'Aerospace & Defense',
    description:
      'Programs that run for decades, suppliers in many countries and documents that have to be right. We build ' +
      'software for design, maintenance and training that stands up to an audit and works in a hangar without ' +
      'a signal.',
    meta: {
      title: 'Software and design for aerospace and defense',
      description:
        'Software for design, maintenance and training in aerospace and defense, built to stand up to audits and ' +
        'long program lives.',
    },
    icon: 'plane',
    summary: 'Software for programs that outlive the systems they were planned on.',
    solutions: [
      {
        capability: 'cybersecurity',
        why: 'Design data and supplier access stay inside the lines that export rules draw.',
      },
      {
        capability: 'digital-engineering',
        why: 'Drawings, parts and maintenance records stay linked across a fleet that outlives its software.',
      },
      {
        capability: 'emerging-tech',
        why: 'Work instructions appear in a technician’s view, with both hands left free.',
      },
      {
        capability: 'finance-risk',
        why: 'Cost and supplier risk remain visible on contracts that run for many years.',
      },
    ],
  },
  {
    id: 'automotive',
    title: 'Automotive',
    description:
      'Vehicles have become software that people sit in, or on. We work on the screens, services and launch stories ' +
      'around them, and have done so for an electric motorcycle that warns its rider of a collision.',
    meta: {
      title: 'Automotive software, interfaces and launches',
      description:
        'Vehicle interfaces, connected services and launch stories for car and motorcycle makers, from telemetry to ' +
        'the showroom.',
    },
    icon: 'car',
    summary: 'Screens, services and launches for vehicles that update overnight.',
    solutions: [
      {
        capability: 'digital-engineering',
        why: 'Vehicle software, owner app and dealer systems move to one release rhythm.',
      },
      { capability: 'data-ai', why: 'Fleet telemetry gives a warning before a part fails on the road.' },
      {
        capability: 'cybersecurity',
        why: 'Over-the-air updates and keyless access are protected, and documented for type approval.',
      },
      {
        capability: 'emerging-tech',
        why: 'Rider assistance and AR configurators can be tried while the metal is still on order.',
      },
    ],
  },
  {
    id: 'banking',
    title: 'Banking',
    description:
      'Customers compare a bank with the best app on their phone; regulators compare its records with its ledgers. ' +
      'We build for both: clear journeys in front, traceable data behind.',
    meta: {
      title: 'Banking apps, data and compliance',
      description:
        'Account opening, lending and service journeys that customers finish, on data that a bank can trace for its ' +
        'regulator.',
    },
    icon: 'landmark',
    summary: 'Journeys that customers finish, on records that a regulator can follow.',
    solutions: [
      {
        capability: 'finance-risk',
        why: 'Credit and liquidity limits are watched during the day and reported from one source.',
      },
      { capability: 'cybersecurity', why: 'Fraudsters lose the easy routes, and customers still log in quickly.' },
      { capability: 'cloud', why: 'Core systems move in slices, with recovery drills to show the regulator.' },
      {
        capability: 'data-ai',
        why: 'Advisers see the whole relationship, and service assistants answer from approved text.',
      },
    ],
  },
  {
    id: 'capital-markets',
    title: 'Capital Markets',
    description:
      'Trading, research and settlement depend on seconds and on trust. We build desks, data feeds and client ' +
      'portals that stay readable on the worst day of the year, and we have helped blockchain projects explain and ' +
      'launch networks and tokens.',
    meta: {
      title: 'Capital markets platforms and portals',
      description:
        'Trading screens, data feeds, risk views and tokenization pilots for exchanges, brokers, asset managers and ' +
        'their clients.',
    },
    icon: 'chart-candlestick',
    summary: 'Desks, feeds and portals that stay readable on the worst day of the year.',
    solutions: [
      { capability: 'finance-risk', why: 'Scenarios are rerun while positions can still be changed.' },
      { capability: 'cybersecurity', why: 'Order flow and research stay private, and every access leaves a trace.' },
      {
        capability: 'cloud',
        why: 'Computing power for pricing and backtesting is rented by the hour and released afterward.',
      },
      {
        capability: 'emerging-tech',
        why: 'Tokenized assets and on-chain settlement are tested small, with compliance watching.',
      },
    ],
  },
  {
    id: 'chemicals',
    title: 'Chemicals',
    description:
      'Recipes, plants and safety sheets form one long chain, often held together by spreadsheets. We connect ' +
      'laboratory, plant and customer data so that a change in a formula reaches every label, and a sensor reading ' +
      'reaches the right person.',
    meta: {
      title: 'Chemicals: lab, plant and customer data',
      description:
        'Laboratory, plant and customer data connected for chemical makers: digital twins, batch forecasts and ' +
        'safety documents.',
    },
    icon: 'flask-round',
    summary: 'Laboratory, plant and customer data joined into one dependable chain.',
    solutions: [
      {
        capability: 'data-ai',
        why: 'Batch quality is predicted from sensor data, with the reasons shown to operators.',
      },
      {
        capability: 'digital-engineering',
        why: 'A digital twin of the plant lets a recipe change be tried without a shutdown.',
      },
      { capability: 'cloud', why: 'Data from remote sites arrives in one place, even over a slow connection.' },
      { capability: 'finance-risk', why: 'Feedstock and energy prices feed straight into exposure and margin.' },
    ],
  },
  {
    id: 'communications-media',
    title: 'Communications & Media',
    description:
      'Audiences arrive all at once and leave without a word. We build streaming platforms, subscriber tools and ' +
      'campaign systems that survive both. A global music-video festival is among our work.',
    meta: {
      title: 'Communications and media platforms',
      description:
        'Streaming, subscriber and campaign systems for media and telecom companies whose audience arrives in the ' +
        'same minute.',
    },
    icon: 'radio-tower',
    summary: 'Streaming, subscriber and campaign systems for audiences that arrive at once.',
    solutions: [
      { capability: 'cloud', why: 'Capacity rises for the premiere and falls again before the invoice notices.' },
      { capability: 'data-ai', why: 'Viewing habits guide the next recommendation and the next commission.' },
      {
        capability: 'digital-engineering',
        why: 'One codebase serves phone, browser and television without three release plans.',
      },
      {
        capability: 'emerging-tech',
        why: 'AR and live interaction are tried on a single show before the whole season.',
      },
    ],
  },
  {
    id: 'consumer-goods',
    title: 'Consumer Goods',
    description:
      'A product has a moment on a shelf and a thumb’s width on a phone. We connect brand, shop, packaging and ' +
      'supply data so that what is promised is in stock, whether it is a wearable or a bar of soap.',
    meta: {
      title: 'Consumer goods: brand, shop and supply',
      description:
        'Brand sites, direct sales, connected products and demand forecasts for consumer goods makers, on one set of ' +
        'product data.',
    },
    icon: 'shopping-basket',
    summary: 'Brand, shop and supply data in step, from shelf to phone.',
    solutions: [
      { capability: 'data-ai', why: 'Forecasts by store and by week keep promotions from emptying the shelf.' },
      {
        capability: 'digital-engineering',
        why: 'Direct sales, loyalty and packaging codes run on one set of product data.',
      },
      {
        capability: 'emerging-tech',
        why: 'Connected and wearable products go from sketch to a device in testers’ hands.',
      },
      { capability: 'cloud', why: 'The shop holds up when a post about it takes off.' },
    ],
  },
];

/** The industry of an id. */
export const industryOf = (id: IndustryId): Industry => {
  const industry = industries.find((one) => one.id === id);
  if (!industry) throw new Error(`No industry ${id}`);
  return industry;
};
