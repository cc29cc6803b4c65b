import { cloudPlatforms, modelProviders } from '../../content/catalogue/platforms';
import { instantSiteOffer } from '../../content/flows/instant-site';
import { briefSteps } from '../../content/flows/onboarding';
import { subscribePage } from '../../content/flows/subscribe';
import { freeTrialAgreement } from '../../content/flows/trial-agreement';
import { pageDescriptions } from '../../content/page-descriptions';
import { type PageName, pageMeta } from '../../content/pages';
import { brandPage } from '../../content/public/brand';
import { enterprisePage } from '../../content/public/enterprise';
import { faqPage } from '../../content/public/faq';
import { whySection } from '../../content/public/home';
import { homeHero } from '../../content/public/home-hero';
import { pressPage } from '../../content/public/press';
import { pricingPage } from '../../content/public/pricing-page';
import { solutionsPage } from '../../content/public/solutions-page';
import { noCard } from '../../content/public/start-notes';
import { studioPage } from '../../content/public/studio';
import { technologyStackPage } from '../../content/public/technology-stack';
import { workPage } from '../../content/public/work-page';
import { accountEntries, pageEntries } from '../../content/search/page-entries';
import { contactPage } from '../../content/site/contact';
import { type FixedPathName, href } from '../../paths';
import { firstSentences, type SearchEntry, sentences } from '../entry';

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

const pageTexts: Partial<Record<PageName, string>> = {
  home: sentences(homeHero.headline, namesOf(whySection.points)),
  services: noCard,
  solutions: firstSentences(solutionsPage.texts.capabilities, 1),
  work: workPage.text,
  pricing: pricingPage.text,
  faq: faqPage.text,
  enterprise: namesOf(enterprisePage.control),
  technologyStack: sentences(namesOf(modelProviders), namesOf(cloudPlatforms)),
  studio: sentences(...studioPage.answers.map(({ answer }) => answer)),
  press: sentences(pressPage.subjects[0]),
  subscribe: sentences(subscribePage.intro, freeTrialAgreement.title),
  onboarding: briefSteps.map(({ title }) => title).join(', '),
  instantSiteForm: sentences(instantSiteOffer.price),
};

const hrefOf = (page: FixedPathName, anchor?: string) => href(page) + (anchor ? `#${anchor}` : '');

export const fixedPageEntries = (): SearchEntry[] =>
  pageEntries.map(({ page, title, text, keywords = '', weight = 1, anchor }) => ({
    kind: 'page',
    title: title ?? pageMeta[page].title,
    text: text ?? sentences(firstSentences(pageDescriptions[page], 1), pageTexts[page]),
    href: hrefOf(page, anchor),
    weight,
    keywords: title ? `${keywords} ${pageMeta[page].title}` : keywords,
  }));

export const accountPageEntries = (): SearchEntry[] =>
  accountEntries.flatMap(({ page, title, text = '', keywords = '', audience, weight = 1, anchor, action }) => {
    const entry: SearchEntry = {
      kind: 'account',
      title,
      text,
      href: hrefOf(page, anchor),
      weight,
      keywords: `${keywords} ${pageMeta[page].title}`,
      audience,
      ...(action && { action }),
    };
    if (audience === 'signed-out' || action || page === 'adminInvite') return entry;
    // The page sends visitors who are signed out to log in, and says what for.
    return [entry, { ...entry, title: `Log in: ${title}`, text: '', weight: 0.9, audience: 'signed-out' as const }];
  });

export const contactEntries = (): SearchEntry[] => {
  const { channels, address, hours } = contactPage;
  const rows = [
    ...channels.map(({ label, value, note }) => [`${label}: ${value}`, sentences(note), 'contact'] as const),
    [
      `${address.heading}: ${address.lines.slice(1, 3).join(', ')}`,
      sentences(address.lines.join(', ')),
      'address office location contact',
    ],
    [`${hours.heading}: ${hours.lines[0]}`, sentences(hours.lines, hours.support), 'opening times contact'],
  ] as const;
  return rows.map(([title, text, keywords]) => ({
    kind: 'page',
    title,
    text,
    href: href('contact'),
    weight: 1.1,
    keywords,
  }));
};

/** The sections of the brand page, and the layers of the technology stack with their tools. */
export const sectionEntries = (): SearchEntry[] => {
  const { idea, logo, colors, type, words } = brandPage;
  const brandSections = [
    { ...idea, text: firstSentences(idea.paragraphs[0] ?? '', 1) },
    logo,
    { ...colors, text: sentences(colors.text, colors.items.map(({ name, hex }) => `${name} ${hex}`).join(', ')) },
    { ...type, text: sentences(type.text, type.items.map(({ family }) => family).join(', ')) },
    words,
  ];
  return [
    ...brandSections.map(({ id, heading, text = '' }) => ({
      title: `Brand: ${heading.toLowerCase()}`,
      text,
      href: `${href('brand')}#${id}`,
    })),
    ...technologyStackPage.groups.map(({ heading, tools }) => ({
      title: `Technology: ${heading.toLowerCase()}`,
      text: sentences(namesOf(tools)),
      href: href('technologyStack'),
    })),
  ].map((section) => ({ kind: 'page', weight: 0.7, ...section }));
};
