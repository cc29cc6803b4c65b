import { colors } from '../../../brand.config';
import type { Colors } from './brand-types';

/** The brand's colors. The style sheet has them as custom properties, which `tailwind.config.ts` makes. */
export const tileHex: Colors = colors;
