/** A second brand, which `rebrand.test.ts` puts in place of `brand.config.ts`. */
import type { BrandStory, Colors, Fonts, Identity, MarkTile, Shades } from '../../src/content/site/brand-types';

export const identity: Identity = {
  name: 'Nordlys',
  tagline: 'Design and engineering from the far north',
  url: 'https://nordlys.example',
  supportEmail: 'hei@nordlys.example',
  salesEmail: 'salg@nordlys.example',
  adminEmails: ['sjef@nordlys.example', 'drift@nordlys.example'],
  phone: '+47 77 00 00 00',
  postal: { street: 'Storgata 1', locality: 'Tromsø', region: 'Troms', postalCode: '9008', country: 'NO' },
  address: ['Nordlys AS', 'Storgata 1', '9008 Tromsø', 'Norway'],
  basedIn: { city: 'Tromsø', region: 'Norway' },
  law: 'Norwegian law',
  officeHours: ['Mon-Fri 8:00-16:00 CET', 'Weekend closed'],
  supportHours: { text: 'Mon-Fri 8-16 CET', inOfficeTime: '8-16' },
  social: {
    instagram: 'https://example.com/nordlys/instagram',
    x: 'https://example.com/nordlys/x',
    linkedin: 'https://example.com/nordlys/linkedin',
    youtube: 'https://example.com/nordlys/youtube',
  },
  partners: {
    fractionalExecutives: 'https://example.com/fractional-executives',
    aiCloud: 'https://example.com/ai-cloud',
    digitalExperience: 'https://example.com/digital-experience',
  },
  timeZone: 'Europe/Oslo',
  projectPrefix: 'N-',
  calendars: { consultation: 'https://example.com/nordlys/consultation', designMeeting: null },
  instantSiteTestCode: 'NORDLYSTEST',
};

export const colors: Colors = {
  paper: '#EEF4F8',
  ink: '#0B1B2B',
  vermilion: '#17B3A3',
  ultramarine: '#4B2A8C',
  moss: '#1D5C6B',
  sun: '#B9E769',
  blush: '#F5B8D5',
};

export const shades: Shades | null = null;

export const fonts: Fonts = {
  display: { family: 'Instrument Sans', package: 'instrument-sans', headline: 650, wordmark: { wght: 700 } },
  text: { family: 'Bricolage Grotesque', package: 'bricolage-grotesque' },
};

export const mark: readonly MarkTile[] = [
  { d: 'M0 0H16V16H0Z', color: 'ultramarine' },
  { d: 'M16 16V0A16 16 0 0 1 32 16Z', color: 'vermilion' },
  { d: 'M0 16H16V32Z', color: 'ink' },
  { d: 'M16 16H32V32H16Z', color: 'ink' },
];

export const artworkSeed: string = 'nordlys';

export const story: BrandStory = {
  idea: 'Nordlys is the light over the north: it moves, and everybody looks up.',
  origin: 'The agency is named after the northern lights.',
  spelling: 'Nordlys, with a capital N only.',
  mark: 'Four tiles in a square, which read as an N.',
  colors: {
    paper: { name: 'Snow', use: 'The ground.' },
    ink: { name: 'Polar night', use: 'Text.' },
    vermilion: { name: 'Green light', use: 'The one action in view.' },
    ultramarine: { name: 'Violet light', use: 'Tiles only.' },
    moss: { name: 'Fjord', use: 'Tiles only.' },
    sun: { name: 'Lichen', use: 'Tiles only.' },
    blush: { name: 'Dawn', use: 'Tiles only.' },
  },
};
