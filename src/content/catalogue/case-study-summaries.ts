/**
 * Summaries of the case studies, for galleries, cards, menus and the marquee. The full texts load with their own pages and
 * take these facts from here.
 */

import { type CaseStudyId, type CaseStudyIndustryId, caseStudyIds } from '../ids';
import type { CaseStudy, CaseStudySummary, PictureContent, TileColor } from '../types';
import { clientNames } from './clients';

type SharedFields = Pick<
  CaseStudy,
  'id' | 'title' | 'subtitle' | 'client' | 'industry' | 'services' | 'videoUrl' | 'videoId'
>;

/** Names of the clients' industries, by the value of the gallery's filter in the address. */
export const caseStudyIndustries: Readonly<Record<CaseStudyIndustryId, string>> = {
  entertainment: 'Entertainment',
  mobility: 'Mobility',
  wellness: 'Wellness',
  'gaming-and-fintech': 'Gaming and fintech',
  'construction-technology': 'Construction technology',
  web3: 'Web3',
  'consumer-hardware': 'Consumer hardware',
};

/** Facts that a case study's card and page share. */
export const caseStudyFacts: Readonly<Record<CaseStudyId, SharedFields>> = {
  trillerfest: {
    id: 'trillerfest',
    title: 'TrillerFest',
    subtitle: 'A music festival with no field, no fence and a front row everywhere',
    client: clientNames.trillerfest,
    industry: 'entertainment',
    services: ['branding', 'motion-video', 'creative', 'web-development', 'digital-marketing'],
    videoUrl: '/media/trillerfest/loop',
  },
  'damon-motorcycles': {
    id: 'damon-motorcycles',
    title: 'Damon Motorcycles',
    subtitle: 'Launching an electric motorcycle that warns you before it thrills you',
    client: clientNames['damon-motorcycles'],
    industry: 'mobility',
    services: ['product-design', 'ui-ux', 'motion-video', 'web-development', 'cloud', 'marketing-strategy'],
    videoUrl: '/media/damon-motorcycles/loop',
  },
  bellabeat: {
    id: 'bellabeat',
    title: 'Bellabeat',
    subtitle: 'A wellness wearable that talks like a friend and dresses like jewelry',
    client: clientNames.bellabeat,
    industry: 'wellness',
    services: ['branding', 'content-strategy', 'mobile', 'motion-video', 'user-research'],
    videoUrl: '/media/bellabeat/loop',
  },
  'unikoin-gold': {
    id: 'unikoin-gold',
    title: 'Unikoin Gold',
    subtitle: 'Explaining a betting token to people who came for the match',
    client: clientNames['unikoin-gold'],
    industry: 'gaming-and-fintech',
    services: ['web3', 'growth-optimization', 'web-development', 'digital-marketing', 'market-analysis'],
    videoUrl: '/media/unikoin-gold/loop',
  },
  'cover-build': {
    id: 'cover-build',
    title: 'Cover Build',
    subtitle: 'Drawing your own backyard home, to the wall, before the first call',
    client: clientNames['cover-build'],
    industry: 'construction-technology',
    services: ['ui-ux', 'digital-engineering', 'web-development', 'user-research', 'branding'],
    videoUrl: '/media/cover-build/loop',
  },
  'casper-blockchain': {
    id: 'casper-blockchain',
    title: 'Casper Blockchain',
    subtitle: 'A public blockchain presented to people who sign purchase orders',
    client: clientNames['casper-blockchain'],
    industry: 'web3',
    services: ['web3', 'branding', 'competitive-analysis', 'content-strategy', 'web-development', 'motion-video'],
    videoUrl: '/media/casper-blockchain/loop',
  },
  'myle-tap': {
    id: 'myle-tap',
    title: 'Myle Tap',
    subtitle: 'One tap, one sentence, done: the whole interface of a wearable',
    client: clientNames['myle-tap'],
    industry: 'consumer-hardware',
    services: ['product-design', 'ai-solutions', 'mobile', 'motion-video'],
    videoUrl: '/media/myle-tap/loop',
  },
};

/** The ground of each case study's pictures, which is there before they are. */
export const caseStudyGrounds: Readonly<Record<CaseStudyId, TileColor>> = {
  trillerfest: 'ink',
  'damon-motorcycles': 'vermilion',
  bellabeat: 'blush',
  'unikoin-gold': 'sun',
  'cover-build': 'paper',
  'casper-blockchain': 'ultramarine',
  'myle-tap': 'moss',
};

/** The first picture of each case study, for its card and its gallery. */
export const caseStudyCovers: Readonly<Record<CaseStudyId, PictureContent>> = {
  trillerfest: {
    src: '/media/trillerfest/still-1',
    alt: 'Poster on a wall: bars of sound rise under the name TrillerFest, one of them sun yellow, on ink',
  },
  'damon-motorcycles': {
    src: '/media/damon-motorcycles/still-1',
    alt: 'Mosaic of a wheel trailing long speed bars on vermilion, from the Damon Motorcycles launch',
  },
  bellabeat: {
    src: '/media/bellabeat/still-1',
    alt: 'Mosaic of three ringed flowers with moss-green leaves on blush, from the Bellabeat identity',
  },
  'unikoin-gold': {
    src: '/media/unikoin-gold/still-1',
    alt: 'Mosaic of stacked coins growing to the right under one large coin, from the Unikoin Gold launch',
  },
  'cover-build': {
    src: '/media/cover-build/still-1',
    alt: 'Drawn plan of a house with thick walls and quarter-circle doors on a green lot, the name Cover Build beside it',
  },
  'casper-blockchain': {
    src: '/media/casper-blockchain/still-1',
    alt: 'Slide in ultramarine: one block branches into two, four and eight beside the question who can change a contract',
  },
  'myle-tap': {
    src: '/media/myle-tap/still-1',
    alt: 'Mosaic of rings in four colors spreading from a tap, from the Myle Tap product story',
  },
};

const largeOnes: ReadonlySet<CaseStudyId> = new Set<CaseStudyId>(['trillerfest', 'damon-motorcycles']);

export const caseStudySummaries: readonly CaseStudySummary[] = caseStudyIds.map((id) => ({
  ...caseStudyFacts[id],
  size: largeOnes.has(id) ? 'large' : 'medium',
  cover: caseStudyCovers[id],
}));
