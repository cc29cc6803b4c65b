/** Texts of `/technology-stack`. */
import { href } from '../../paths';
import { cloudPlatforms, modelProviders, type Platform } from '../catalogue/platforms';
import type { TopicIconName } from '../types';

export type StackGroup = {
  id: string;
  heading: string;
  text: string;
  icon: TopicIconName;
  tools: readonly { name: string; use: string }[];
};

/** @param uses what each tool is used for, by its name */
const toTools = (uses: Readonly<Record<string, string>>) => Object.entries(uses).map(([name, use]) => ({ name, use }));

const providerUses: Readonly<Record<(typeof modelProviders)[number]['id'], string>> = {
  openai: 'General reasoning, speech and structured extraction',
  anthropic: 'Long documents, careful writing, coding agents',
  'google-gemini': 'Mixed input: film, pictures and text in one question',
  meta: 'Open models that run on your own hardware',
  'mistral-ai': 'Compact models with European hosting',
  'hugging-face': 'Open models, evaluation sets and fine-tuning tools',
};

const cloudUses: Readonly<Record<(typeof cloudPlatforms)[number]['id'], string>> = {
  aws: 'Where most clients already run',
  'google-cloud': 'Analytics and training jobs that come and go',
  'microsoft-azure': 'Organizations that sign in with Microsoft',
  nvidia: 'Training, fine-tuning and real-time rendering',
  cloudflare: 'Static sites, edge functions, protection',
  snowflake: 'One governed place for data and the models on it',
};

/** Platforms are named once, for the home page as well. */
const usesOf = <Id extends string>(platforms: readonly Platform<Id>[], uses: Readonly<Record<Id, string>>) =>
  Object.fromEntries(platforms.map(({ id, name }) => [name, uses[id]]));

export const technologyStackPage = {
  heading: 'What we work in, and why',
  text:
    'We choose tools a client can keep without us: well documented, easy to hire for, and dull in the places where ' +
    'dull is a virtue.',
  groups: [
    {
      id: 'interface',
      heading: 'Interface',
      text: 'What people touch. Fast on an old phone, usable by keyboard, readable by a screen reader.',
      icon: 'monitor-smartphone',
      tools: toTools({
        TypeScript: 'Every line that reaches a browser',
        React: 'Products and sites with state worth managing',
        'Tailwind CSS': 'Design tokens that code and design both read',
        'Swift and Kotlin': 'Apps that need the whole phone',
        'React Native': 'One team, two stores',
        WebGL: 'Product models and scenes in the page',
      }),
    },
    {
      id: 'services',
      heading: 'Services and data',
      text: 'What answers when the interface asks. Few parts, each with an owner.',
      icon: 'server',
      tools: toTools({
        'Node.js': 'APIs to everything else',
        Python: 'Models, pipelines and analysis',
        Go: 'Small services under heavy load',
        PostgreSQL: 'The database until proven otherwise',
        Kafka: 'Events that several systems must agree on',
        'Solidity and Rust': 'Contracts, where a chain is the right answer',
      }),
    },
    {
      id: 'models',
      heading: 'Models',
      text: 'We change models as they improve, so every project keeps its own tests to judge the next one.',
      icon: 'brain',
      tools: toTools(usesOf(modelProviders, providerUses)),
    },
    {
      id: 'clouds',
      heading: 'Clouds',
      text: 'In your account, described as code, with a budget alarm from the first day.',
      icon: 'cloud',
      tools: toTools(usesOf(cloudPlatforms, cloudUses)),
    },
    {
      id: 'studio',
      heading: 'Studio',
      text: 'Where things are drawn, cut and moved before they become your files.',
      icon: 'pen-tool',
      tools: toTools({
        Figma: 'Screens, systems and prototypes',
        'After Effects': 'Motion, titles and composites',
        'DaVinci Resolve': 'Cut, color and sound',
        Blender: 'Products, scenes and AR assets',
      }),
    },
  ] satisfies readonly StackGroup[],
  rules: {
    heading: 'When we say no to a tool',
    items: [
      'When you could not hire someone else to maintain it',
      'When your data would leave a region it must not leave',
      'When it saves a week now and costs a month at every update',
      'When the plain version would do',
    ],
  },
  closing: {
    title: 'Already have a stack?',
    text: 'Most clients do. We learn yours before we suggest a piece of ours.',
    actions: [{ label: 'Tell us what you run', href: href('contact') }],
  },
};
