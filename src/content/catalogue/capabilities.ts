import type { Capability } from '../types';

/** In the order of `capabilityIds`. */
export const capabilities: readonly Capability[] = [
  {
    id: 'cloud',
    title: 'Cloud',
    description:
      'We move systems to the cloud in an order that keeps the business open, rebuild what benefits and leave the ' +
      'rest alone. Your team inherits infrastructure as code, alerts that mean something and a bill it can explain.',
    meta: {
      title: 'Enterprise cloud migration and operations',
      description:
        'Cloud migration in an order that keeps the business open: landing zones in code, recovery drills and a bill ' +
        'each team can read.',
    },
    icon: 'cloud',
    summary: 'Migration, platforms and running costs, treated as one piece of engineering.',
    features: [
      'Application inventory with a move, rebuild or retire verdict for each system',
      'Landing zones on the large cloud providers, defined entirely in code',
      'Container platforms where product teams deploy without filing a ticket',
      'Backup and recovery drills run on a calendar, with the results filed',
      'Cost dashboards by product and by team, refreshed daily',
      'On-call runbooks written and rehearsed before go-live',
    ],
    benefits: [
      'Idle capacity and duplicate services removed, for up to 40% cost reduction',
      'New environments in an afternoon rather than a procurement cycle',
      'Peak traffic absorbed without buying hardware for it',
      'Recovery times proven by drills and ready to show an auditor',
      'Releases on a weekday morning instead of a Saturday night',
      'Spending decisions made by the teams that cause the spending',
    ],
    industries: ['banking', 'capital-markets', 'chemicals', 'communications-media', 'consumer-goods'],
  },
  {
    id: 'cybersecurity',
    title: 'Cybersecurity',
    description:
      'Security work that starts from what an attacker would want from you and ends with fewer ways to get it. We test ' +
      'products and cloud accounts, close what we find together with your engineers, and stay for the drill that ' +
      'shows it holds.',
    meta: {
      title: 'Cybersecurity for products and cloud',
      description:
        'Threat models, penetration tests, access control and incident drills, with every finding closed together ' +
        'with your engineers.',
    },
    icon: 'shield-check',
    summary: 'Threat models, hardening and response for products, cloud and people.',
    features: [
      'Threat models drawn with the people who built the system',
      'Penetration tests on web, mobile, API and cloud accounts',
      'Single sign-on, least-privilege roles and hardware-key rollouts',
      'Dependency, secret and container scans on every merge',
      'Detection rules tuned until an alert is worth waking for',
      'Incident playbooks rehearsed with legal, press and leadership',
    ],
    benefits: [
      'Hardened systems and practiced teams, with 90% fewer incidents to handle',
      'Shorter security reviews by your customers, with the evidence ready',
      'Fixes shipped by your own engineers, who learn the pattern once',
      'Access that ends on the day a person leaves',
      'A calm first hour when something does go wrong',
      'Audit findings closed with proof rather than promises',
    ],
    industries: ['aerospace-defense', 'automotive', 'banking', 'capital-markets', 'communications-media'],
  },
  {
    id: 'data-ai',
    title: 'Data & AI',
    description:
      'A model is only as useful as the data it can reach. We build the pipelines and agree on the definitions ' +
      'first, then put forecasting, retrieval and language models on top, each with a test set and a cost per request.',
    meta: {
      title: 'Data platforms and AI for the enterprise',
      description:
        'Warehouses, pipelines, retrieval systems and forecasting models, each with tests, lineage and a known cost ' +
        'per request.',
    },
    icon: 'brain-circuit',
    summary: 'Pipelines and shared definitions first, then models that can be tested.',
    features: [
      'One warehouse with shared definitions of customer, order and margin',
      'Streaming and batch pipelines with tests on the data itself',
      'Retrieval systems that answer from your documents and cite them',
      'Forecasting models delivered together with their error bands',
      'Evaluation sets and drift monitoring for every model in use',
      'Lineage, consent and retention rules recorded in the catalog',
    ],
    benefits: [
      'Answers to business questions 3x faster, from data prepared once',
      'One agreed revenue figure in every meeting',
      'Analysts freed from copying spreadsheets between systems',
      'AI features whose running cost is known before launch',
      'Sensitive records kept where the law says they must stay',
      'Models that your own staff can retrain and switch off',
    ],
    industries: ['automotive', 'banking', 'chemicals', 'communications-media', 'consumer-goods'],
  },
  {
    id: 'digital-engineering',
    title: 'Digital Engineering',
    description:
      'Product teams for systems that have to keep running while they change. We replace legacy parts one by one, ' +
      'build new products beside them, and leave your own engineers able to ship more often with less ceremony.',
    meta: {
      title: 'Legacy modernization and product teams',
      description:
        'Legacy systems replaced in slices, new products built beside them, and release pipelines your own engineers ' +
        'can run alone.',
    },
    icon: 'cpu',
    summary: 'Legacy replaced in slices, and new products built beside it.',
    features: [
      'Legacy systems replaced in slices, each with a way back',
      'Web, mobile and embedded interfaces from one design system',
      'APIs with contracts, versions and documentation that matches them',
      'Test suites and pipelines that gate every release',
      'Digital twins and device telemetry for physical products',
      'Mixed teams of your engineers and ours on one backlog',
    ],
    benefits: [
      '50% efficiency gain in release work once builds, tests and deploys run themselves',
      'Small releases, so that a fault is found and undone quickly',
      'New hires who ship in their first week, thanks to a clear setup',
      'No switchover weekend for the business to dread',
      'Design and code that stay in step after launch',
      'Knowledge in your team and your repository when we leave',
    ],
    industries: ['aerospace-defense', 'automotive', 'chemicals', 'communications-media', 'consumer-goods'],
  },
  {
    id: 'emerging-tech',
    title: 'Emerging Tech',
    description:
      'Blockchain, augmented reality, connected devices and edge AI, judged by building the smallest thing that ' +
      'could prove them useful. Some of these experiments become products; the rest end early, with a written reason ' +
      'and little spent.',
    meta: {
      title: 'Emerging tech pilots: AR, edge AI, blockchain',
      description:
        'Blockchain, AR, connected devices and edge AI tried in small working pilots, with go/no-go criteria ' +
        'written beforehand.',
    },
    icon: 'atom',
    summary: 'Small working pilots that show which new technology is worth a budget.',
    features: [
      'Short technology briefs that name the costs and the missing pieces',
      'Working prototypes on real devices in place of slides',
      'Smart contracts with an outside audit before launch',
      'AR views that run in a mobile browser, with no app to install',
      'Edge AI on wearables, vehicles and factory sensors',
      'Go/no-go reviews with criteria written beforehand',
    ],
    benefits: [
      'Evidence from a working pilot before a budget is committed',
      'Early skills in your own team, gained on live prototypes',
      'Inventions and know-how from experiments assigned to you',
      'Dead ends found cheaply and recorded for the next team',
      'A route from prototype to production agreed at the start',
      'Vendors tested on your data instead of their own demo',
    ],
    industries: ['aerospace-defense', 'automotive', 'capital-markets', 'communications-media', 'consumer-goods'],
  },
  {
    id: 'finance-risk',
    title: 'Finance & Risk',
    description:
      'Software and data for the people who close the books, watch limits and answer to regulators. We model ' +
      'exposure, automate controls and build reports in which every figure can be traced to the entry it came from.',
    meta: {
      title: 'Finance and risk technology',
      description:
        'Exposure dashboards, stress scenarios, reconciliation and regulatory reports in which every figure leads ' +
        'back to its source.',
    },
    icon: 'scale',
    summary: 'Exposure, controls and reporting with every figure traceable to its entry.',
    features: [
      'Exposure dashboards for credit, market and liquidity limits',
      'Stress scenarios that can be changed and rerun in a meeting',
      'Reconciliation that explains each entry it could not match',
      'Regulatory reports with lineage for every line',
      'Fraud and anomaly models whose reasons an analyst can read',
      'Approval flows with two-person checks and a complete audit trail',
    ],
    benefits: [
      'Limits watched all day instead of at month-end, for 60% less risk exposure',
      'A monthly close that no longer needs a weekend',
      'Questions from auditors answered with a link to the source',
      'Fewer good customers stopped by a false fraud alert',
      'Scenario results on the day that markets move',
      'Routine checks done by software, judgment left to people',
    ],
    industries: ['aerospace-defense', 'banking', 'capital-markets', 'chemicals', 'consumer-goods'],
  },
];
