/**
 * The sketch of a customer's website as plain data. `sketchOf` makes it from the answers of the Instant Site form, and
 * `components/sketch` draws it. All texts are answers or labels of ours; nothing else is in it.
 */

/** A file that the form or a submission names. Its content, if the tab still has it, is passed to the view apart. */
export type SketchFile = { name: string; type: string };

/**
 * The answers that a sketch reads. Name, e-mail and phone of the customer, hosting, notes and deadline are not among them.
 * Names and values are those of the form, so that a stored submission has them too.
 */
export type SketchAnswers = {
  businessName: string;
  businessDescription: string;
  existingLinks: string;
  /** Chosen options in the form's order, as the form names them: 'promoteService', 'linkHub', 'other' … */
  goals: readonly string[];
  goalText: string;
  pages: readonly string[];
  pageText: string;
  pageContent: readonly [home: string, second: string, third: string];
  mediaFiles: readonly SketchFile[];
  logoFile: SketchFile | null;
  wantsPlaceholderLogo: boolean;
  brandColors: string;
  visualStyle: readonly string[];
  addOns: readonly string[];
  /** How many of them are given. */
  answersUsed: number;
};

export type LookName = 'minimal' | 'bold' | 'elegant' | 'modern' | 'artsy' | 'neutral';

/** Six-digit hex colors. Every pair named here has at least 4.5 : 1. */
export type SketchPalette = {
  ground: string;
  /** Text on `ground` and on `raised`. */
  ink: string;
  /** A second ground, near to `ground`. */
  raised: string;
  /** Quieter text on `ground` and on `raised`. */
  quiet: string;
  /** The leading brand color as a ground, and text on it. */
  brand: string;
  onBrand: string;
  /** The brand color as text on `ground` and on `raised`, its lightness moved if it must be. */
  brandText: string;
  /** The second color as a ground, and text on it. */
  accent: string;
  onAccent: string;
};

/** An answer, or a label of ours in its place, which is drawn as a blank. */
export type SketchText = { text: string; isBlank: boolean };

/** A part of a page text, in the customer's own order. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly string[] }
  | { kind: 'questions'; items: readonly { question: string; answer: string }[] };

export type SketchLink = { text: string; url: string };

/** The place of a picture: one of the uploaded files by its position, or a tile picture with a seed of its own. */
export type PicturePlace =
  | { kind: 'file'; index: number; name: string; isImage: boolean }
  | { kind: 'tiles'; seed: number };

/** A part of a page, from top to bottom. `title` is an answer or a label. */
export type Section =
  /** `action`: a button that leads to the sketch's `contactOf`, and is not drawn without one. */
  | { kind: 'hero'; headline: SketchText; lead: SketchText | null; action: string | null; picture: PicturePlace | null }
  | { kind: 'text'; title: string | null; blocks: readonly Block[]; picture: PicturePlace | null }
  /** A page without a text: its name, and what belongs here. */
  | { kind: 'blank'; title: string; hint: string }
  | { kind: 'gallery'; title: string; pictures: readonly PicturePlace[] }
  /** `date`: a full date of the answers, verbatim. */
  | { kind: 'event'; date: string; title: string }
  | { kind: 'links'; title: string; links: readonly SketchLink[] }
  /** Parts that are drawn but do not work: a contact form, a sign-up, a place for embedded media. */
  | { kind: 'form'; title: string; fields: readonly string[]; action: string; isContact: boolean }
  | { kind: 'embed'; title: string }
  | { kind: 'social'; links: readonly SketchLink[] };

export type SketchPage = {
  /** Unique in the sketch, safe as an id: 'home', 'about' … */
  id: string;
  name: string;
  sections: readonly Section[];
  /** Whether the view leaves out the end of its text; the download has all. */
  isCut: boolean;
};

export type Sketch = {
  name: SketchText;
  /** 'file': the uploaded logo; 'mark': four tiles drawn from the name; 'type': the name in type. */
  logo: { kind: 'file'; file: SketchFile } | { kind: 'mark'; seed: number } | { kind: 'type' };
  /** The first leads. Two looks blend by the rule of `looks`. */
  looks: readonly [LookName] | readonly [LookName, LookName];
  palette: SketchPalette;
  seed: number;
  /** One to three pages. The navigation names them. */
  pages: readonly [SketchPage, ...SketchPage[]];
  /** Names of chosen pages that are not drawn, because three are included. */
  pagesLeftOut: readonly string[];
  /** 'Analytics' and other parts of the site that cannot be seen. */
  notes: readonly string[];
  /** SEO tags for the downloaded file, if they are ordered; else the description alone is used. */
  hasSeoTags: boolean;
  description: string;
  answersUsed: number;
};
