/** What `/solutions` says below its first screen, in all its views. */
import { href } from '../paths';

export const solutionsPage = {
  features: 'Key Features',
  benefits: 'Business Benefits',
  industries: 'Industries We Serve',
  closing: {
    title: 'Not sure which of these you are?',
    text: 'Few problems fit one heading. Describe yours in a sentence and we will say who should be in the room.',
    consultation: { label: 'Schedule consultation', href: href('contact') },
    enterprise: { label: 'Enterprise solutions', href: href('enterprise') },
  },
} as const;
