import { readdirSync } from 'node:fs';
import { capabilities } from '../../src/content/catalogue/capabilities';
import { industries } from '../../src/content/catalogue/industries';
import { type ServiceGroupId, type ServiceId, serviceGroupIds } from '../../src/content/ids';
import { pageMeta } from '../../src/content/pages';
import type { ServiceCategory, TileColor } from '../../src/content/types';
import { categoryPalette } from '../../src/pages/catalogue/service/category-palette';
import {
  capabilityPageHref,
  caseStudyHref,
  type FixedPathName,
  href,
  industryPageHref,
  serviceHref,
} from '../../src/paths';
import { type ClientId, clientIds } from './catalog';

type Motif =
  | { kind: 'hero' }
  | { kind: 'group'; id: ServiceGroupId }
  | { kind: 'client'; id: ClientId }
  | { kind: 'seed'; seed: string; palette: readonly TileColor[] };

export type SocialPage = { address: string; title: string; ground: 'paper' | 'ink'; motif: Motif };

const bright: readonly TileColor[] = ['ultramarine', 'vermilion', 'ink', 'sun', 'blush'];
const green: readonly TileColor[] = ['moss', 'sun', 'ink', 'vermilion', 'blush'];

const fixedNames = [
  'services',
  'solutions',
  'capabilities',
  'industries',
  'work',
  'pricing',
  'faq',
  'contact',
  'technologyStack',
  'studio',
  'brand',
  'press',
  'terms',
  'privacy',
  'cookies',
  'demo',
] as const satisfies readonly (FixedPathName & keyof typeof pageMeta)[];

const fixed: readonly SocialPage[] = [
  { address: href('home'), title: pageMeta.home.title, ground: 'paper', motif: { kind: 'hero' } },
  {
    address: href('enterprise'),
    title: pageMeta.enterprise.title,
    ground: 'ink',
    motif: { kind: 'seed', seed: 'enterprise', palette: ['paper', 'ultramarine', 'vermilion', 'sun', 'moss', 'blush'] },
  },
  ...fixedNames.map(
    (name): SocialPage => ({
      address: href(name),
      title: pageMeta[name].title,
      ground: 'paper',
      motif: { kind: 'seed', seed: `social ${name}`, palette: bright },
    }),
  ),
];

/** The modules of a folder of the content, whose files each hold one item. */
const itemsIn = async <Item>(folder: string, name: string): Promise<Item[]> => {
  const directory = new URL(`../../src/content/${folder}/`, import.meta.url);
  const files = readdirSync(directory).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const module: Record<string, Item | undefined> = await import(new URL(file, directory).href);
      const item = module[name];
      if (!item) throw new Error(`${folder}/${file} exports no ${name}`);
      return item;
    }),
  );
};

const motifOf = (service: ServiceId, color: TileColor): Motif => {
  const group = serviceGroupIds.find((id) => id === service);
  return group
    ? { kind: 'group', id: group }
    : { kind: 'seed', seed: `service ${service}`, palette: categoryPalette(color) };
};

/** Every page that a link may be shared of. A browser test finds a page that is missing here. */
export const socialPages = async (): Promise<SocialPage[]> => {
  const categories = await itemsIn<ServiceCategory>('services', 'category');
  const studies = await itemsIn<{ id: ClientId; meta: { title: string } }>('case-studies', 'caseStudy');
  if (studies.length !== clientIds.length) throw new Error('The catalog and the case studies differ');
  return [
    ...fixed,
    ...categories.map(
      ({ id, title, color }): SocialPage => ({
        address: serviceHref(id),
        title,
        ground: 'ink',
        motif: motifOf(id, color),
      }),
    ),
    ...capabilities.map(
      ({ id, meta }): SocialPage => ({
        address: capabilityPageHref(id),
        title: meta.title,
        ground: 'paper',
        motif: { kind: 'seed', seed: `solution ${id}`, palette: bright },
      }),
    ),
    ...industries.map(
      ({ id, meta }): SocialPage => ({
        address: industryPageHref(id),
        title: meta.title,
        ground: 'paper',
        motif: { kind: 'seed', seed: `solution ${id}`, palette: green },
      }),
    ),
    ...studies.map(
      ({ id, meta }): SocialPage => ({
        address: caseStudyHref(id),
        title: meta.title,
        ground: 'paper',
        motif: { kind: 'client', id },
      }),
    ),
  ];
};
