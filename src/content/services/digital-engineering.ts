import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'digital-engineering',
  title: 'Digital Engineering',
  description:
    'We build the systems a business runs on: core platforms, APIs and the tools your own staff use all day. ' +
    'Senior engineers own the architecture, AI agents draft tests and migrations, and a person reviews every line ' +
    'before it merges.',
  meta: {
    title: 'Digital engineering: platforms and APIs',
    description:
      'Core platforms, APIs and legacy modernization by senior engineers with AI agents at their side. Every line ' +
      'reviewed, every decision written down.',
  },
  icon: 'cpu',
  color: 'ultramarine',
  services: [
    {
      name: 'Platform Architecture',
      description:
        'We divide your domain into services and data models your team can reason about, and record each choice in ' +
        'a short decision log.',
      icon: 'network',
    },
    {
      name: 'Legacy Modernization',
      description:
        'Old systems are replaced one slice at a time behind a stable interface, so orders keep flowing while the ' +
        'code beneath them changes.',
      icon: 'replace',
    },
    {
      name: 'APIs and Integrations',
      description:
        'Versioned APIs with contract tests, plus connectors to the CRM, ERP and payment systems you already pay ' +
        'for.',
      icon: 'plug',
    },
    {
      name: 'Internal Tools',
      description:
        'Admin consoles and back-office screens that turn a spreadsheet ritual into a few clear steps with an ' +
        'audit trail.',
      icon: 'wrench',
    },
    {
      name: 'Quality Engineering',
      description:
        'Automated tests placed where each kind of failure is cheapest to catch, run on every change and kept fast ' +
        'enough that nobody skips them.',
      icon: 'bug',
    },
    {
      name: 'Connected Products',
      description:
        'Device telemetry, remote updates and the service behind them, designed alongside the people who build the ' +
        'hardware.',
      icon: 'radio-tower',
    },
  ],
  features: [
    'A named lead engineer from the first workshop to production handover',
    'Working software on a private staging address at the end of every week',
    'AI agents propose code; an engineer reviews and signs each change',
    'Architecture decisions kept as short records beside the source code',
    'Your repositories and your cloud accounts from the very first commit',
    'Load and failure tests before launch, with raw results shared openly',
  ],
  caseStudies: [
    { id: 'cover-build', title: 'One panel library behind configurator, price and factory floor' },
    { id: 'casper-blockchain', title: 'A working contract reached from the documentation alone' },
  ],
  closing: {
    title: 'Which system is nobody allowed to touch?',
    text:
      'Send us the diagram, or tell us there isn’t one. A lead engineer reads what you have before the call and ' +
      'arrives with questions, a first opinion and a frank view of the effort.',
  },
};
