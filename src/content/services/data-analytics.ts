import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'data-analytics',
  title: 'Data Analytics',
  description:
    'We set up the tracking, the tables and the charts that let teams settle an argument with a number they trust. ' +
    'Definitions are written down once, pipelines are tested like code, and each dashboard exists because someone ' +
    'makes decisions with it.',
  meta: {
    title: 'Data analytics: tracking, dashboards, tests',
    description:
      'Event tracking, a tested data warehouse, dashboards and experiments with written definitions, so two teams ' +
      'never report two different numbers.',
  },
  icon: 'chart-column',
  color: 'ultramarine',
  services: [
    {
      name: 'Measurement Plans',
      description: 'A short document that ties each goal to a metric, an owner and the decision it should change.',
      icon: 'target',
    },
    {
      name: 'Event Tracking',
      description:
        'A clean event catalog across web, app and server, with consent respected and broken tags caught before ' +
        'release.',
      icon: 'list-tree',
    },
    {
      name: 'Data Warehouse',
      description:
        'Sources joined in BigQuery, Snowflake or Postgres, with dbt models, tests and a lineage you can trace ' +
        'back.',
      icon: 'database',
    },
    {
      name: 'Dashboards',
      description:
        'Few pages, large numbers and plain titles: what changed, whether it matters and where to look next.',
      icon: 'layout-dashboard',
    },
    {
      name: 'Experiments',
      description:
        'A/B tests with a hypothesis, a sample size and a stop rule agreed before the first visitor is counted.',
      icon: 'split',
    },
    {
      name: 'Forecasting',
      description:
        'Demand, churn and revenue models that state their range, are checked against what happened and are ' +
        'retired when they drift.',
      icon: 'chart-spline',
    },
  ],
  features: [
    'One written definition per metric, agreed by everyone who reports it',
    'Automated data tests that raise an alarm before a wrong chart does',
    'Consent and retention rules built into tracking from the first event',
    'Dashboards removed when nobody has used them for a decision in a quarter',
    'Plain-language questions answered by an AI agent that shows its query',
    'Warehouse, code and documentation in your accounts from the beginning',
  ],
  caseStudies: [
    { id: 'unikoin-gold', title: 'Growth run on one question, one test and one change a week' },
    { id: 'bellabeat', title: 'Readings of sleep, stress and cycle put into plain words' },
  ],
  closing: {
    title: 'Which number do two teams report differently?',
    text:
      'Tell us that number and where each side gets it. We will trace both to the source, explain the gap and ' +
      'outline what a single definition would take.',
  },
};
