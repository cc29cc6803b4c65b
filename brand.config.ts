/**
 * The brand: everything about the agency that another one changes. Content, style sheet, icons, pictures and structured data
 * read it from here. README, 'Make it yours', says what to do after a change; `VITE_…` variables override addresses.
 */
import type { BrandStory, Colors, Fonts, Identity, MarkTile, Shades } from './src/content/site/brand-types';

/** Name, addresses and opening hours. */
export const identity: Identity = {
  name: 'Tessera',
  tagline: 'AI-enhanced creative and engineering agency',
  url: 'https://tessera.example',
  supportEmail: 'hello@tessera.example',
  salesEmail: 'sales@tessera.example',
  adminEmails: ['admin@tessera.example', 'ops@tessera.example'],
  phone: '+1 (415) 555-0142',
  postal: {
    street: '548 Market Street, Suite 200',
    locality: 'San Francisco',
    region: 'CA',
    postalCode: '94104',
    country: 'US',
  },
  address: ['Tessera Studio', '548 Market Street, Suite 200', 'San Francisco, CA 94104', 'United States'],
  basedIn: { city: 'San Francisco', region: 'California' },
  law: 'California law',
  officeHours: ['Mon-Fri 9:00 AM-6:00 PM PST', 'Weekend closed'],
  supportHours: { text: 'Mon-Fri 9am-5pm EST', inOfficeTime: '6am-2pm PST' },
  social: {
    instagram: 'https://example.com/tessera/instagram',
    x: 'https://example.com/tessera/x',
    linkedin: 'https://example.com/tessera/linkedin',
    youtube: 'https://example.com/tessera/youtube',
  },
  partners: {
    fractionalExecutives: 'https://example.com/fractional-executives',
    aiCloud: 'https://example.com/ai-cloud',
    digitalExperience: 'https://example.com/digital-experience',
  },
  calendars: { consultation: null, designMeeting: null },
  timeZone: 'America/Los_Angeles',
  projectPrefix: 'T-',
  instantSiteTestCode: 'TESSERATEST',
};

/** The seven colors, as `#RRGGBB`. The names are those of the code; visitors read the names in `story`. */
export const colors: Colors = {
  paper: '#F3EFE6',
  ink: '#14120F',
  vermilion: '#FF4A1C',
  ultramarine: '#2438E0',
  moss: '#1F6B4A',
  sun: '#F6B92B',
  blush: '#F2B8A8',
};

/** The shades of paper, ink and the dark scheme's second ground, or null: then `src/lib/shades.ts` computes them from the colors. */
export const shades: Shades | null = {
  paper: {
    raised: '#FBF9F4',
    dim: '#E4DDCE',
    quiet: '#5A5448',
    line: '#D6CFBF',
    'line-strong': '#7B7465',
    alarm: '#A8250A',
  },
  ink: {
    raised: '#211E19',
    dim: '#0A0908',
    quiet: '#B3AB9B',
    line: '#3A352D',
    'line-strong': '#8B8373',
    alarm: '#FF8A6B',
    ultramarine: '#7C8BFF',
    moss: '#4FB486',
  },
  second: {
    ground: '#2E2A23',
    raised: '#3A352D',
    dim: '#211E19',
    quiet: '#BAB2A2',
    line: '#4A443A',
    'line-strong': '#989080',
    alarm: '#FF9A7E',
  },
};

/** Two variable fonts of Fontsource, which are installed as `@fontsource-variable/…`. */
export const fonts: Fonts = {
  display: {
    family: 'Bricolage Grotesque',
    package: 'bricolage-grotesque',
    headline: 650,
    wordmark: { wght: 800, opsz: 96 },
  },
  text: { family: 'Instrument Sans', package: 'instrument-sans' },
};

/** The four tiles of the mark, as SVG paths in a square of 32 by 32. Tiles in `ink` take the color of the text beside them. */
export const mark: readonly MarkTile[] = [
  { d: 'M16 16H0A16 16 0 0 1 16 0Z', color: 'vermilion' },
  { d: 'M16 0H32V16H16Z', color: 'ink' },
  { d: 'M8 16H16V32H8Z', color: 'ink' },
  { d: 'M16 16H32A16 16 0 0 1 16 32Z', color: 'ultramarine' },
];

/** Put before the seed of every mosaic: another text gives other mosaics of the same kind. */
export const artworkSeed: string = '';

/** The few sentences that play on the name, the mark or the colors. */
export const story: BrandStory = {
  idea:
    'A tessera is the single tile of a mosaic: a small, hard, exact thing that means little until it is set beside ' +
    'another. It is the best picture we know of our work. Clients see the mosaic. We are paid to care about the ' +
    'tile.',
  origin:
    'A tessera is the single tile of a mosaic: the agency is named after the piece, because the picture ' +
    'belongs to the client.',
  spelling: 'Tessera, with a capital T only. The plural of the noun is tesserae.',
  mark:
    'Four tiles in a square: a quarter-circle, a solid, a bar and another quarter. Read together they are a T; laid ' +
    'side by side they begin every mosaic.',
  colors: {
    paper: { name: 'Paper', use: 'The ground. Warm enough that white looks like a mistake on it.' },
    ink: { name: 'Ink', use: 'Text, rules, and the ground of the service pages.' },
    vermilion: { name: 'Vermilion', use: 'The one action in view. Never small text on paper.' },
    ultramarine: { name: 'Ultramarine', use: 'Tiles only: depth and night.' },
    moss: { name: 'Moss', use: 'Tiles only: leaves, land, rest.' },
    sun: { name: 'Sun', use: 'Tiles only: coins, lamps, noon.' },
    blush: { name: 'Blush', use: 'Tiles only: skin, clay, morning.' },
  },
};
