import { href } from '../../paths';
import { clientNames } from '../catalogue/clients';
import { caseStudyIds } from '../ids';
import { heroFigures } from '../site/figures';
import { site } from '../site/site';

/** The home page's first section, with the marquee of clients at its foot; the others are in `home.ts`. */
export const homeHero = {
  headline: 'Nothing great is made in one piece.',
  text:
    `${site.name} is a creative and engineering agency. Designers, engineers and AI agents make every piece of your brand, ` +
    'product and marketing, and fit them together so that the picture holds up from across the street and from up close.',
  consultation: { label: 'Schedule a Consultation', href: site.consultationUrl },
  services: { label: 'Explore Services', href: href('services') },
  figures: heroFigures,
  figuresNote: 'Figures of this demo’s agency',
  marqueeLabel: 'Clients whose work is on this site',
  clients: caseStudyIds.map((id) => ({ id, name: clientNames[id] })),
};
