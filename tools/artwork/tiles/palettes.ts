import type { Palette } from './types';

/** The limited palette of each client: ground, figure, second figure, accent. */
export const clientPalettes = {
  trillerfest: ['ink', 'vermilion', 'sun', 'blush'],
  'damon-motorcycles': ['vermilion', 'ink', 'paper', 'ultramarine'],
  bellabeat: ['blush', 'moss', 'paper', 'vermilion'],
  'unikoin-gold': ['sun', 'ink', 'paper', 'ultramarine'],
  'cover-build': ['paper', 'ink', 'moss', 'sun'],
  'casper-blockchain': ['ultramarine', 'paper', 'ink', 'blush'],
  'myle-tap': ['moss', 'paper', 'sun', 'blush'],
} as const satisfies Record<string, Palette>;
