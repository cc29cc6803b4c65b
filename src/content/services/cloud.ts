import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'cloud',
  title: 'Cloud Engineering',
  description:
    'We move workloads to AWS, Google Cloud or Azure and leave behind infrastructure your team can read, rebuild ' +
    'and afford. Everything is code, every alert has an owner, and the bill is explained line by line.',
  meta: {
    title: 'Cloud migration, cost and reliability',
    description:
      'Migrations, infrastructure as code and on-call readiness on AWS, Google Cloud or Azure, with a monthly bill ' +
      'that someone can explain line by line.',
  },
  icon: 'cloud',
  color: 'blush',
  services: [
    {
      name: 'Cloud Migration',
      description: 'Workloads move in waves, each with a rehearsal, a cutover plan and a tested way back.',
      icon: 'cloud-upload',
    },
    {
      name: 'Infrastructure as Code',
      description:
        'Networks, databases and permissions described in Terraform or Pulumi, reviewed like any other change and ' +
        'rebuilt on demand.',
      icon: 'file-code',
    },
    {
      name: 'Containers and Kubernetes',
      description:
        'Clusters sized for the traffic you have, with images, autoscaling rules and upgrade paths that a small ' +
        'team can run.',
      icon: 'container',
    },
    {
      name: 'Release Pipelines',
      description:
        'One path from merge to production: build, scan, deploy to a slice of traffic, watch, then continue or ' +
        'roll back.',
      icon: 'git-merge',
    },
    {
      name: 'Cost Control',
      description:
        'Tags, budgets and right-sized machines, with a monthly note on what changed and which savings are still ' +
        'open.',
      icon: 'piggy-bank',
    },
    {
      name: 'Observability and On-Call',
      description:
        'Traces, logs and alerts tied to what customers feel, plus runbooks that make sense at three in the morning.',
      icon: 'activity',
    },
  ],
  features: [
    'Cutovers rehearsed on copies of your data before the real weekend',
    'A tested rollback for every migration wave, timed and written down',
    'Least-privilege access from the start, reviewed with your security team',
    'A cost forecast before each change and a comparison after it',
    'Restore drills on a fixed schedule, so backups are proven before you need them',
    'Pairing sessions until your engineers can run everything we leave behind',
  ],
  caseStudies: [
    { id: 'damon-motorcycles', title: 'A reservation page that carried reveal-day traffic without a queue' },
    { id: 'casper-blockchain', title: 'Documentation that a failing code sample keeps from going live' },
  ],
  closing: {
    title: 'Can anyone explain last month’s cloud bill?',
    text:
      'Start with a read-only review of your accounts. You get a ranked list of risks and savings with the effort ' +
      'for each, and it stays yours whichever team does the work.',
  },
};
