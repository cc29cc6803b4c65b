/** Figures about the agency. */
import type { Figure } from '../types';

/** The four cards of the home page's hero. */
export const heroFigures: readonly Figure[] = [
  { value: 92, suffix: '%', label: 'conversion increase' },
  { value: 3.5, suffix: 'x', decimals: 1, label: 'ROI' },
  { value: 75, suffix: '%', label: 'time-to-market reduction' },
  { value: 24, suffix: '+', label: 'awards' },
];

/** The animated counters of the home page; the press page repeats them. */
export const agencyFigures: readonly Figure[] = [
  { value: 98, suffix: '%', label: 'client satisfaction' },
  { value: 35, suffix: '+', label: 'projects delivered' },
  { value: 12, suffix: '+', label: 'partnerships' },
  { value: 5, suffix: '+', label: 'years in business' },
];
