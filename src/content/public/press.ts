import { href } from '../../paths';
import { agencyFigures } from '../site/figures';
import { studioLink } from '../site/navigation';
import { site } from '../site/site';
import { story } from './brand-story';

export const pressPage = {
  heading: 'For the record',
  text: 'Copy what you need. If a fact is missing, ask; we would rather be interrupted than misquoted.',
  assets: { label: 'Logo, colors and type', href: href('brand') },
  boilerplates: [
    {
      id: 'short',
      label: 'In one sentence',
      text:
        `${site.name} is a creative and engineering agency in which designers, engineers and AI agents work on one ` +
        'list.',
    },
    {
      id: 'long',
      label: 'In a paragraph',
      text:
        `${site.name} is a creative and engineering agency based in ${site.basedIn.city}. It brings design, ` +
        'software engineering, research, growth and applied AI together in standing teams that clients hire by the ' +
        `month. ${story.origin}`,
    },
  ],
  figuresHeading: 'Figures',
  figures: agencyFigures,
  factsHeading: 'Facts',
  facts: [
    { label: 'Name', value: story.spelling },
    { label: 'What we are', value: site.tagline },
    { label: 'Based in', value: `${site.basedIn.city}, ${site.basedIn.region}` },
    { label: 'Disciplines', value: 'Engineering, design, research, growth' },
  ],
  people: studioLink,
  subjectsHeading: 'What we can speak about',
  subjects: [
    'Who signs the work when an agent made the draft',
    'Pricing creative work by the month, in public',
    'Generative identities: brands made of a rule instead of a file',
    'Warning systems, wearables and other interfaces without a screen',
  ],
  contact: {
    heading: 'On deadline?',
    text: 'Put “press” and your deadline in the subject line. We answer those first.',
    email: { label: site.supportEmail, href: `mailto:${site.supportEmail}?subject=Press` },
    phone: { label: site.phone, href: site.phoneHref },
  },
};
