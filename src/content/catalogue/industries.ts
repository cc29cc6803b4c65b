import type { CapabilityId, IndustryId } from '../ids';
import type { Industry } from '../types';

type Row = Omit<Industry, 'meta' | 'solutions'> & {
  /** Title and description of the page. */
  meta: readonly [string, string];
  /** Why each of the four capabilities matters. */
  solutions: Partial<Record<CapabilityId, string>>;
};

/** In the order of `industryIds`. */
const rows: readonly Row[] = [
  {
    id: 'aerospace-defense',
    title: 'Aerospace & Defense',
    description:
      'Programs that run for decades, suppliers in many countries and documents that have to be right. We build ' +
      'software for design, maintenance and training that stands up to an audit and works in a hangar without ' +
      'a signal.',
    meta: [
      'Software and design for aerospace and defense',
      'Software for design, maintenance and training in aerospace and defense, built to stand up to audits and ' +
        'long program lives.',
    ],
    icon: 'plane',
    summary: 'Software for programs that outlive the systems they were planned on.',
    solutions: {
      cybersecurity: 'Design data and supplier access stay inside the lines that export rules draw.',
      'digital-engineering':
        'Drawings, parts and maintenance records stay linked across a fleet that outlives its software.',
      'emerging-tech': 'Work instructions appear in a technician’s view, with both hands left free.',
      'finance-risk': 'Cost and supplier risk remain visible on contracts that run for many years.',
    },
  },
  {
    id: 'automotive',
    title: 'Automotive',
    description:
      'Vehicles have become software that people sit in, or on. We work on the screens, services and launch stories ' +
      'around them, and have done so for an electric motorcycle that warns its rider of a collision.',
    meta: [
      'Automotive software, interfaces and launches',
      'Vehicle interfaces, connected services and launch stories for car and motorcycle makers, from telemetry to ' +
        'the showroom.',
    ],
    icon: 'car',
    summary: 'Screens, services and launches for vehicles that update overnight.',
    solutions: {
      'digital-engineering': 'Vehicle software, owner app and dealer systems move to one release rhythm.',
      'data-ai': 'Fleet telemetry gives a warning before a part fails on the road.',
      cybersecurity: 'Over-the-air updates and keyless access are protected, and documented for type approval.',
      'emerging-tech': 'Rider assistance and AR configurators can be tried while the metal is still on order.',
    },
  },
  {
    id: 'banking',
    title: 'Banking',
    description:
      'Customers compare a bank with the best app on their phone; regulators compare its records with its ledgers. ' +
      'We build for both: clear journeys in front, traceable data behind.',
    meta: [
      'Banking apps, data and compliance',
      'Account opening, lending and service journeys that customers finish, on data that a bank can trace for its ' +
        'regulator.',
    ],
    icon: 'landmark',
    summary: 'Journeys that customers finish, on records that a regulator can follow.',
    solutions: {
      'finance-risk': 'Credit and liquidity limits are watched during the day and reported from one source.',
      cybersecurity: 'Fraudsters lose the easy routes, and customers still log in quickly.',
      cloud: 'Core systems move in slices, with recovery drills to show the regulator.',
      'data-ai': 'Advisers see the whole relationship, and service assistants answer from approved text.',
    },
  },
  {
    id: 'capital-markets',
    title: 'Capital Markets',
    description:
      'Trading, research and settlement depend on seconds and on trust. We build desks, data feeds and client ' +
      'portals that stay readable on the worst day of the year, and we have helped blockchain projects explain and ' +
      'launch networks and tokens.',
    meta: [
      'Capital markets platforms and portals',
      'Trading screens, data feeds, risk views and tokenization pilots for exchanges, brokers, asset managers and ' +
        'their clients.',
    ],
    icon: 'chart-candlestick',
    summary: 'Desks, feeds and portals that stay readable on the worst day of the year.',
    solutions: {
      'finance-risk': 'Scenarios are rerun while positions can still be changed.',
      cybersecurity: 'Order flow and research stay private, and every access leaves a trace.',
      cloud: 'Computing power for pricing and backtesting is rented by the hour and released afterward.',
      'emerging-tech': 'Tokenized assets and on-chain settlement are tested small, with compliance watching.',
    },
  },
  {
    id: 'chemicals',
    title: 'Chemicals',
    description:
      'Recipes, plants and safety sheets form one long chain, often held together by spreadsheets. We connect ' +
      'laboratory, plant and customer data so that a change in a formula reaches every label, and a sensor reading ' +
      'reaches the right person.',
    meta: [
      'Chemicals: lab, plant and customer data',
      'Laboratory, plant and customer data connected for chemical makers: digital twins, batch forecasts and ' +
        'safety documents.',
    ],
    icon: 'flask-round',
    summary: 'Laboratory, plant and customer data joined into one dependable chain.',
    solutions: {
      'data-ai': 'Batch quality is predicted from sensor data, with the reasons shown to operators.',
      'digital-engineering': 'A digital twin of the plant lets a recipe change be tried without a shutdown.',
      cloud: 'Data from remote sites arrives in one place, even over a slow connection.',
      'finance-risk': 'Feedstock and energy prices feed straight into exposure and margin.',
    },
  },
  {
    id: 'communications-media',
    title: 'Communications & Media',
    description:
      'Audiences arrive all at once and leave without a word. We build streaming platforms, subscriber tools and ' +
      'campaign systems that survive both. A global music-video festival is among our work.',
    meta: [
      'Communications and media platforms',
      'Streaming, subscriber and campaign systems for media and telecom companies whose audience arrives in the ' +
        'same minute.',
    ],
    icon: 'radio-tower',
    summary: 'Streaming, subscriber and campaign systems for audiences that arrive at once.',
    solutions: {
      cloud: 'Capacity rises for the premiere and falls again before the invoice notices.',
      'data-ai': 'Viewing habits guide the next recommendation and the next commission.',
      'digital-engineering': 'One codebase serves phone, browser and television without three release plans.',
      'emerging-tech': 'AR and live interaction are tried on a single show before the whole season.',
    },
  },
  {
    id: 'consumer-goods',
    title: 'Consumer Goods',
    description:
      'A product has a moment on a shelf and a thumb’s width on a phone. We connect brand, shop, packaging and ' +
      'supply data so that what is promised is in stock, whether it is a wearable or a bar of soap.',
    meta: [
      'Consumer goods: brand, shop and supply',
      'Brand sites, direct sales, connected products and demand forecasts for consumer goods makers, on one set of ' +
        'product data.',
    ],
    icon: 'shopping-basket',
    summary: 'Brand, shop and supply data in step, from shelf to phone.',
    solutions: {
      'data-ai': 'Forecasts by store and by week keep promotions from emptying the shelf.',
      'digital-engineering': 'Direct sales, loyalty and packaging codes run on one set of product data.',
      'emerging-tech': 'Connected and wearable products go from sketch to a device in testers’ hands.',
      cloud: 'The shop holds up when a post about it takes off.',
    },
  },
];

export const industries: readonly Industry[] = rows.map(({ meta: [title, description], solutions, ...row }) => ({
  ...row,
  meta: { title, description },
  solutions: Object.entries(solutions).map(([capability, why]) => ({ capability: capability as CapabilityId, why })),
}));

/** The industry of an id. */
export const industryOf = (id: IndustryId): Industry => {
  const industry = industries.find((one) => one.id === id);
  if (!industry) throw new Error(`No industry ${id}`);
  return industry;
};
