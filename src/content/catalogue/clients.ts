import type { CaseStudyId } from '../ids';

/** The client of each case study. */
export const clientNames: Readonly<Record<CaseStudyId, string>> = {
  trillerfest: 'TrillerFest',
  'damon-motorcycles': 'Damon Motorcycles',
  bellabeat: 'Bellabeat',
  'unikoin-gold': 'Unikoin Gold',
  'cover-build': 'Cover Build',
  'casper-blockchain': 'Casper Blockchain',
  'myle-tap': 'Myle Tap',
};
