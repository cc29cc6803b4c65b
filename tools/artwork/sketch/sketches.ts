/** Sketches by hand, from an empty form to very long answers, to draw and to test. */
import type {
  Block,
  LookName,
  PicturePlace,
  Section,
  Sketch,
  SketchPage,
  SketchPalette,
} from '../../../src/sketch/types';

export const palettes = {
  neutral: {
    ground: '#ffffff',
    ink: '#23252a',
    raised: '#f1f2f3',
    quiet: '#5b5f66',
    brand: '#3f444c',
    onBrand: '#ffffff',
    brandText: '#3f444c',
    accent: '#d9dce0',
    onAccent: '#23252a',
  },
  pine: {
    ground: '#f8f7f2',
    ink: '#1b231f',
    raised: '#ebe9df',
    quiet: '#5a625b',
    brand: '#1f4d3a',
    onBrand: '#f8f7f2',
    brandText: '#1f4d3a',
    accent: '#e0a458',
    onAccent: '#1b231f',
  },
  cobalt: {
    ground: '#fffdf8',
    ink: '#10131f',
    raised: '#f0eee6',
    quiet: '#565a68',
    brand: '#ff5a36',
    onBrand: '#10131f',
    brandText: '#c23a17',
    accent: '#ffd23f',
    onAccent: '#10131f',
  },
  rose: {
    ground: '#fbf7f3',
    ink: '#2a1d22',
    raised: '#f2e8e2',
    quiet: '#6c5a5f',
    brand: '#7a2740',
    onBrand: '#fbf7f3',
    brandText: '#7a2740',
    accent: '#d8b48a',
    onAccent: '#2a1d22',
  },
  night: {
    ground: '#ffffff',
    ink: '#14161c',
    raised: '#e9ebf0',
    quiet: '#595d69',
    brand: '#3048d8',
    onBrand: '#ffffff',
    brandText: '#3048d8',
    accent: '#c8f169',
    onAccent: '#14161c',
  },
  plum: {
    ground: '#f6f1e7',
    ink: '#211a2c',
    raised: '#ebe2d2',
    quiet: '#625a66',
    brand: '#cc3a2a',
    onBrand: '#ffffff',
    brandText: '#b22f1f',
    accent: '#4f9d8f',
    onAccent: '#14201e',
  },
} as const satisfies Record<string, SketchPalette>;

const tiles = (seed: number): PicturePlace => ({ kind: 'tiles', seed });

const blank = (looks: Sketch['looks']): Sketch => ({
  name: { text: 'Your name here', isBlank: true },
  logo: { kind: 'type' },
  looks,
  palette: palettes.neutral,
  seed: 7,
  pages: [
    {
      id: 'home',
      name: 'Home',
      isCut: false,
      sections: [
        {
          kind: 'hero',
          headline: { text: 'What you do, in one or two sentences', isBlank: true },
          lead: { text: 'More about your business', isBlank: true },
          action: null,
          picture: tiles(7),
        },
        { kind: 'blank', title: 'About', hint: 'The text of this page' },
      ],
    },
  ],
  pagesLeftOut: [],
  notes: [],
  hasSeoTags: false,
  description: '',
  answersUsed: 0,
});

const page = (id: string, name: string, ...sections: Section[]): SketchPage => ({ id, name, sections, isCut: false });

const about: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'We opened the workshop in 2011 with two kilns and a wheel that came out of a school. Everything we sell is thrown, glazed and fired in this building, in batches of forty or less.',
  },
  {
    kind: 'paragraph',
    text: 'The clay is from the Hudson valley. The glazes are our own, mixed from ash, iron and whatever the last firing taught us.',
  },
  { kind: 'heading', text: 'What we make' },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      'Tableware for restaurants, from twelve covers',
      'One-off vessels and lamps',
      'Tiles for kitchens and fireplaces',
    ],
  },
];

const questions: Block = {
  kind: 'questions',
  items: [
    {
      question: 'How long does an order take?',
      answer: 'Six to eight weeks from the agreed drawing, because each piece is fired twice.',
    },
    { question: 'Can it go in the dishwasher?', answer: 'Yes. All tableware is high-fired stoneware.' },
  ],
};

const withLook = (
  looks: Sketch['looks'],
  palette: SketchPalette,
  rest: Partial<Sketch> & Pick<Sketch, 'pages'>,
): Sketch => ({
  ...blank(looks),
  name: { text: 'Hollow Kiln', isBlank: false },
  logo: { kind: 'mark', seed: 421 },
  palette,
  seed: 421,
  description: 'Stoneware from one kiln, made to be used every day.',
  answersUsed: 12,
  ...rest,
});

const short = (looks: Sketch['looks'], palette: SketchPalette): Sketch =>
  withLook(looks, palette, {
    answersUsed: 3,
    pages: [
      page(
        'home',
        'Home',
        {
          kind: 'hero',
          headline: { text: 'Pots for every day', isBlank: false },
          lead: null,
          action: 'Send a request',
          picture: tiles(1042),
        },
        {
          kind: 'links',
          title: 'Links',
          links: [{ text: 'instagram.com/hollowkiln', url: 'https://instagram.com/hollowkiln' }],
        },
      ),
    ],
  });

const full = (looks: Sketch['looks'], palette: SketchPalette): Sketch =>
  withLook(looks, palette, {
    pages: [
      page(
        'home',
        'Home',
        {
          kind: 'hero',
          headline: { text: 'Stoneware from one kiln', isBlank: false },
          lead: {
            text: 'Tableware, lamps and tiles, made in small batches in Beacon, New York, to be used every day.',
            isBlank: false,
          },
          action: 'Send a request',
          picture: tiles(1042),
        },
        { kind: 'text', title: 'The workshop', blocks: about, picture: tiles(77) },
        { kind: 'event', date: 'Saturday, December 12, 2026', title: 'Kiln opening' },
        {
          kind: 'gallery',
          title: 'Pictures',
          pictures: [
            tiles(3),
            tiles(20),
            tiles(33),
            { kind: 'file', index: 0, name: 'glaze-tests-november.jpg', isImage: true },
            tiles(58),
            { kind: 'file', index: 1, name: 'wheel.mp4', isImage: false },
          ],
        },
        { kind: 'text', title: null, blocks: [questions], picture: null },
        {
          kind: 'links',
          title: 'Links',
          links: [
            { text: 'instagram.com/hollowkiln', url: 'https://instagram.com/hollowkiln' },
            { text: 'hollowkiln.example', url: 'https://hollowkiln.example' },
            { text: 'studio@hollowkiln.example', url: 'mailto:studio@hollowkiln.example' },
          ],
        },
        { kind: 'form', title: 'Contact', fields: ['Name', 'Email', 'Message'], action: 'Send', isContact: true },
        { kind: 'embed', title: 'Embedded media' },
        {
          kind: 'social',
          links: [
            { text: 'Instagram', url: 'https://instagram.com/hollowkiln' },
            { text: 'YouTube', url: 'https://youtube.com/hollowkiln' },
          ],
        },
      ),
      page('about', 'About', { kind: 'text', title: 'About', blocks: about, picture: tiles(91) }),
      page('contact', 'Contact', { kind: 'blank', title: 'Contact', hint: 'The text of this page' }),
    ],
  });

const sentence =
  'Die Donaudampfschifffahrtsgesellschaft fährt an jedem Werktag von Passau nach Wien und zurück, mit Frühstück, Konzert und einem Halt in Grein. ';

const long = (looks: Sketch['looks'], palette: SketchPalette): Sketch =>
  withLook(looks, palette, {
    name: { text: 'Donaudampfschifffahrtsgesellschaft & Töchter zu Passau, Linz und Wien', isBlank: false },
    logo: { kind: 'file', file: { name: 'wappen-der-gesellschaft-final-v7.svg', type: 'image/svg+xml' } },
    pages: [
      page(
        'home',
        'Home',
        {
          kind: 'hero',
          headline: { text: sentence.trim(), isBlank: false },
          lead: { text: sentence.repeat(3).trim(), isBlank: false },
          action: 'Send a request',
          picture: tiles(205),
        },
        {
          kind: 'text',
          title: sentence.slice(0, 70),
          blocks: Array.from({ length: 9 }, () => ({ kind: 'paragraph', text: sentence.repeat(3) })),
          picture: tiles(12),
        },
        {
          kind: 'text',
          title: 'مقهى الحديقة',
          blocks: [
            {
              kind: 'paragraph',
              text: 'نخبز كل صباح، ونقدم القهوة حتى المساء. تعالوا مع أصدقائكم، فلدينا مكان تحت الشجرة.',
            },
          ],
          picture: null,
        },
        {
          kind: 'links',
          title: 'Links',
          links: [{ text: `example.com/${'a-very-long-address-'.repeat(6)}`, url: 'https://example.com/a' }],
        },
        { kind: 'gallery', title: 'Pictures', pictures: Array.from({ length: 10 }, (_, index) => tiles(index * 17)) },
        { kind: 'form', title: 'Contact', fields: ['Name', 'Email', 'Message'], action: 'Send', isContact: true },
      ),
      page('about', 'Unternehmensgeschichtsforschung', { kind: 'text', title: 'About', blocks: about, picture: null }),
      page('faq', 'FAQ/testimonials', { kind: 'text', title: 'Questions', blocks: [questions], picture: null }),
    ],
  });

const rightToLeft = (looks: Sketch['looks'], palette: SketchPalette): Sketch =>
  withLook(looks, palette, {
    name: { text: 'مقهى الحديقة', isBlank: false },
    pages: [
      page(
        'home',
        'الرئيسية',
        {
          kind: 'hero',
          headline: { text: 'خبز طازج كل صباح', isBlank: false },
          lead: { text: 'نخبز كل صباح، ونقدم القهوة حتى المساء. تعالوا مع أصدقائكم.', isBlank: false },
          action: 'Send a request',
          picture: tiles(64),
        },
        {
          kind: 'text',
          title: 'عن المقهى',
          blocks: [
            {
              kind: 'paragraph',
              text: 'نخبز كل صباح، ونقدم القهوة حتى المساء. تعالوا مع أصدقائكم، فلدينا مكان تحت الشجرة.',
            },
            { kind: 'list', isOrdered: false, items: ['خبز', 'قهوة', 'كعك'] },
          ],
          picture: tiles(5),
        },
      ),
      page('about', 'من نحن', { kind: 'blank', title: 'من نحن', hint: 'The text of this page' }),
    ],
  });

export const sketchStates = {
  empty: (looks: Sketch['looks'], _palette: SketchPalette) => blank(looks),
  short,
  full,
  long,
  rightToLeft,
} as const;

export const lookPalettes: Readonly<Record<LookName, SketchPalette>> = {
  minimal: palettes.pine,
  bold: palettes.cobalt,
  elegant: palettes.rose,
  modern: palettes.night,
  artsy: palettes.plum,
  neutral: palettes.neutral,
};
