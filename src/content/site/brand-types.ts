/** The fields of `brand.config.ts`. */

import type { TileColor } from '../types';

export type Identity = {
  /** The name as it stands in a sentence. */
  name: string;
  /** What the agency is, in one line without a full stop: footer, web manifest, structured data, `llms.txt`. */
  tagline: string;
  /** Origin of the site, without a slash at the end: canonical links, sitemap, social cards. */
  url: string;
  supportEmail: string;
  salesEmail: string;
  /** Whoever signs up with one of these is an admin. In lower case; two of them, because the invitation greets two. */
  adminEmails: readonly [string, string];
  /** The number as visitors read it, with the country's code. */
  phone: string;
  /** The postal address for machines; `country` is its code of two letters. */
  postal: Readonly<Record<'street' | 'locality' | 'region' | 'postalCode' | 'country', string>>;
  /** The same address as its lines are written, the first one for whom. */
  address: readonly string[];
  /** Where the agency is at home, as it stands in an English sentence: 'Munich', 'Germany'. The courts of the city decide, by the terms. */
  basedIn: Readonly<Record<'city' | 'region', string>>;
  /** The law of the terms, at the beginning of a sentence: 'German law'. */
  law: string;
  /** The studio's hours, on the contact page, a line each: 'Mon-Fri 9:00-17:00, Munich time'. */
  officeHours: readonly string[];
  /** When support answers: 'Mon-Fri 9am-5pm EST'; `inOfficeTime` is the same in the time zone of the studio, null if that is the same. */
  supportHours: Readonly<{ text: string; inOfficeTime: string | null }>;
  /** Addresses of the social profiles. */
  social: Readonly<Record<'instagram' | 'x' | 'linkedin' | 'youtube', string>>;
  /** Where the partner cards of the menus lead. */
  partners: Readonly<Record<'fractionalExecutives' | 'aiCloud' | 'digitalExperience', string>>;
  /** Pages to pick a time for a sales consultation and for the design meeting; null: an invitation in Google Calendar. */
  calendars: Readonly<Record<'consultation' | 'designMeeting', string | null>>;
  /** The agency's time zone, by its IANA name; the time of a meeting is shown in it, too. */
  timeZone: string;
  /** Stands before the six letters of a project's number: 'T-KMPRTW'. */
  projectPrefix: string;
  /** Unlocks the test mode of the Instant Site order; compared without regard to case or surrounding spaces. */
  instantSiteTestCode: string;
};

/**
 * `paper` is the light ground and `ink` the dark one. Text in ink stands on vermilion, sun and blush, text in paper on ultramarine
 * and moss.
 */
export type Colors = Readonly<Record<TileColor, string>>;

/** Raised surfaces, the ground of what is out of reach, quiet text, hairlines, borders of fields, errors. */
type GroundShades = Readonly<Record<'raised' | 'dim' | 'quiet' | 'line' | 'line-strong' | 'alarm', string>>;
/** On dark grounds, where these two colors are read by themselves. Without them, `src/lib/shades.ts` computes them. */
type ReadColors = Readonly<Partial<Record<'ultramarine' | 'moss', string>>>;
/**
 * The shades on each ground. `second` is the ground that stands out from an ink page in the dark scheme, with its own shades;
 * without it, `src/lib/shades.ts` computes it.
 */
export type Shades = Readonly<{
  paper: GroundShades;
  ink: GroundShades & ReadColors;
  second?: GroundShades & Readonly<Record<'ground', string>>;
}>;

/** `family`: its name in style sheets. `package`: its name at Fontsource. */
type BrandFont = { family: string; package: string };
/**
 * Headings have the weight 600; texts have 400 and 600. `headline`: weight of the headlines on social cards. `wordmark`: axes of
 * the name in the logo, 'wght' and, where the font has optical sizes, 'opsz' (its page at Fontsource says from where to where).
 */
export type Fonts = Readonly<{
  display: BrandFont & { headline: number; wordmark: Readonly<Record<string, number>> };
  text: BrandFont;
}>;

/** Tiles that touch and fill the square are read as one mark. */
export type MarkTile = { d: string; color: TileColor };

export type BrandStory = {
  /** Why the agency has this name, on the brand page. */
  idea: string;
  /** The same in one sentence, at the end of the press page's paragraph. */
  origin: string;
  /** How the name is written, on the press page. */
  spelling: string;
  /** What the mark shows, on the brand page. */
  mark: string;
  /** What visitors call the colors, and what each is for, on the brand page. */
  colors: Readonly<Record<TileColor, Readonly<Record<'name' | 'use', string>>>>;
};
