import type { CapabilityId, CaseStudyId, CaseStudyIndustryId, IndustryId, ServiceCardId, ServiceId } from './ids';

/** The icons that content may use, by their Lucide names. A page loads only the files in `icons/` that it needs. */
export type TopicIconName = keyof typeof import('./icons/topic-icons');

/** Icons that a service page may use. */
export type IconName = TopicIconName | keyof typeof import('./icons/part-icons');

/** Icons of the home page, which imports these few directly: `pages/public/home/ai-section.tsx`. */
export type HomeIconName = Extract<IconName, 'book-open' | 'pen-tool' | 'workflow'>;

/** Icons of social networks, drawn in `pages/public/contact-page.tsx`, because Lucide has no brand logos. */
export type SocialMark = 'instagram' | 'linkedin' | 'x' | 'youtube';

/** Types of the content. Content modules contain only data of these types. */

/** What a page says about itself in its head. */
export type PageMeta = {
  /** Unique over the site; the site's name is appended when rendered. At most about 50 characters. */
  title: string;
  /** Unique over the site, 70 to 160 characters, a sentence a searcher would click on. */
  description: string;
};

/** The colors a tile may have; see the design tokens in `styles.css`. */
export type TileColor = 'vermilion' | 'ultramarine' | 'moss' | 'sun' | 'blush' | 'paper' | 'ink';

/** A name with a text and an icon. Only sub-services may use the icons of `part-icons`. */
export type NamedPoint<Icon extends IconName = TopicIconName> = { name: string; description: string; icon: Icon };

/** A service-category page (`/services/{id}`). */
export type ServiceCategory = {
  id: ServiceId;
  title: string;
  /** Two or three sentences for the hero: what the agency makes, for whom, how. */
  description: string;
  /** For the page's head. */
  meta: PageMeta;
  icon: TopicIconName;
  color: TileColor;
  /** Sub-services, at least four. `price`: where it starts, for those that a card of the landing page sells. */
  services: readonly (NamedPoint<IconName> & { price?: string })[];
  /** 'Why choose our {title} services': six. */
  features: readonly string[];
  /** 'Client Success Stories': one to three. `headline` is the card's title: what was achieved. */
  caseStudies: readonly ServiceCaseStudy[];
  /** The closing call to action, specific to the service: a question or an offer. */
  closing: { title: string; text: string };
};

/**
 * One of a service's 'Client Success Stories'; it links to `/case-study/{id}`. `title`: work that the study itself tells of.
 * Client and picture are the study's own, and so is the industry where none is named.
 */
export type ServiceCaseStudy = { id: CaseStudyId; title: string; industry?: string };

export type Capability = {
  id: CapabilityId;
  title: string;
  description: string;
  meta: PageMeta;
  icon: TopicIconName;
  /** One line for the overview card. */
  summary: string;
  /** Six each. */
  features: readonly string[];
  benefits: readonly string[];
  /** Five. */
  industries: readonly IndustryId[];
};

export type Industry = {
  id: IndustryId;
  title: string;
  description: string;
  meta: PageMeta;
  icon: TopicIconName;
  summary: string;
  /** The four most important capabilities for the industry, each with the reason. */
  solutions: readonly { capability: CapabilityId; why: string }[];
};

export type SocialLink = { platform: SocialMark | 'website'; url: string };

/** A figure about the agency. `decimals` is the number of decimal places, 0 by default. */
export type Figure = { value: number; label: string; prefix?: string; suffix?: string; decimals?: number };

/** A picture drawn by `tools/artwork`. `src` is its path in `public/` without width and extension. */
export type PictureContent = { src: string; alt: string };

/** A picture of a thing that was made; `caption` says what it is, `alt` what is seen. */
export type ArtefactPicture = PictureContent & { caption: string };

export type CaseStudy = {
  id: CaseStudyId;
  title: string;
  subtitle: string;
  client: string;
  meta: PageMeta;
  industry: CaseStudyIndustryId;
  /** Year of the work; left out for the oldest ones. */
  year?: string;
  /** How long the work took, in plain words. */
  duration: string;
  /** The roles that did the work, as `/studio` names them, without numbers and names; what agents did comes last. */
  madeBy: string;
  services: readonly ServiceId[];
  /** At least three. */
  results: readonly string[];
  /** The self-hosted video loop: `/media/{id}/loop` without extension. */
  videoUrl: string;
  /** Id at the video service; if given, that video is embedded instead of the loop. */
  videoId?: string;
  overview: readonly string[];
  challenge: readonly string[];
  solution: readonly string[];
  testimonial?: { quote: string; author: string; role: string };
  /** What was made; the first three are of three kinds. */
  images: readonly ArtefactPicture[];
  socialLinks: { links: readonly SocialLink[]; totalFollowers?: string };
  relatedProjects: readonly CaseStudyId[];
  /** Replaces 'Let\'s Talk'. */
  ctaTitle?: string;
};

/** Summary of a case study for galleries and cards. */
export type CaseStudySummary = Pick<
  CaseStudy,
  'id' | 'title' | 'subtitle' | 'client' | 'industry' | 'services' | 'videoUrl' | 'videoId'
> & {
  size: 'large' | 'medium';
  cover: PictureContent;
};

export type NavigationItem = {
  title: string;
  href: string;
  description?: string;
  isNew?: boolean;
  isExternal?: boolean;
  /** The title is a name, which is not translated. */
  isName?: boolean;
  /** On a phone, another item leads to the same place. */
  isForWidePages?: boolean;
};
/** `href`: the page of the group, if there is one. */
export type NavigationGroup = { title: string; href?: string; items: readonly NavigationItem[] };
export type FeaturedCard = {
  title: string;
  description: string;
  cta: string;
  href: string;
  icon: keyof typeof import('./icons/menu-icons');
  isExternal?: boolean;
};

/** One entry of the header. With a menu, it opens a panel. */
export type HeaderEntry = NavigationItem & {
  /** Patterns of pages at other paths that belong to this section; those below its own path always do. */
  also?: readonly string[];
  menu?: { groups: readonly NavigationGroup[]; featured: readonly FeaturedCard[] };
};

/** A card of the landing page's carousel. */
export type ServiceCard = {
  id: ServiceCardId;
  category: string;
  title: string;
  description: string;
  priceText: string;
  image: PictureContent;
  href: string;
};

/** `id` is the anchor of a deep link (`/faq#id`). The answer is plain paragraphs; `links` follow it. */
export type FaqEntry = {
  id: string;
  question: string;
  answer: readonly string[];
  links?: readonly { text: string; href: string }[];
};

/** `list` follows the paragraphs. */
export type LegalSection = { id: string; heading: string; paragraphs: readonly string[]; list?: readonly string[] };

/** A legal page. */
export type LegalText = { heading: string; text: string; sections: readonly LegalSection[] };

/** What an upload field takes: endings such as `.png`, and how many files its label speaks of. `.jpg` stands for every JPEG. */
export type UploadRule = { accept: readonly string[]; limit?: number; single?: boolean };
