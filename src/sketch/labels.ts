/** What a sketch says itself: its blanks, and the names of parts. Everything else in it is an answer. */

/** Letters of the site's name. */
export const longestName = 120;

/** Blanks: what belongs in a place that no answer fills. */
export const blanks = {
  name: 'Your name here',
  headline: 'Your headline here',
  lead: 'What you do, in one or two sentences',
  home: 'What visitors read first: the text for your home page',
  offer: 'What you offer, one line each',
  event: 'The full date: day, month and year',
  links: 'Your site, your shop, your profiles',
  goal: 'The meeting decides what this part shows',
} as const;

/** What belongs on a chosen page that has no text yet, by the form's name of the page. */
export const pageBlanks: Readonly<Record<string, string>> = {
  about: 'Who you are, and how it began',
  services: 'What you offer, and for whom',
  contact: 'Where you are, when you are open, how to reach you',
  gallery: 'A few words about the pictures',
  faq: 'What customers ask or say, in their own words',
  other: 'The text for this page',
};

/** Names of pages. A page that is not here is called what the form calls it. */
export const pageNames: Readonly<Record<string, string>> = {
  gallery: 'Gallery',
  faq: 'FAQ',
  other: 'Another page',
  page2: 'Page 2',
  page3: 'Page 3',
};

export const titles = {
  text: 'Welcome',
  offer: 'What we offer',
  pictures: 'Pictures',
  event: 'Save the date',
  links: 'Links',
  contactForm: 'Contact us',
  emailSignup: 'News by email',
  embeddedMedia: 'Your video, map or player',
} as const;

/** Buttons and fields of parts that are drawn but do not work. */
export const controls = {
  request: 'Send a request',
  contactForm: { fields: ['Name', 'Email', 'Message'], action: 'Send', isContact: true },
  emailSignup: { fields: ['Email'], action: 'Sign up', isContact: false },
} as const;

/** What the drawing says of files and pages. */
export const siteLabels = {
  pages: 'Pages',
  video: 'Video',
  document: 'PDF',
  image: 'Picture',
  untitled: 'First draft',
} as const;
