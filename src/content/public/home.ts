/** The home page below its hero, section by section, in the order it is shown. */

import { href, serviceHref } from '../../paths';
import {
  customSubscription,
  fastestTurnaroundHours,
  onboardingDaysText,
  planTierIds,
  planTiers,
} from '../catalogue/plan-tiers';
import { cloudPlatforms, modelProviders } from '../catalogue/platforms';
import { serviceCards } from '../catalogue/service-cards';
import { serviceTitles } from '../catalogue/service-titles';
import { startingPrice } from '../catalogue/starting-prices';
import { trial } from '../flows/trial';
import { formatCents } from '../format/money';
import type { CaseStudyId, ServiceCardId } from '../ids';
import { agencyFigures } from '../site/figures';
import { studioLink } from '../site/navigation';
import { site } from '../site/site';
import type { HomeIconName, NamedPoint, ServiceCard } from '../types';
import { startNotes } from './start-notes';

/** 2. Subscription plans. */
export const plansSection = {
  heading: 'Pick a plan',
  text: 'One monthly price, one team, one list. Choose by what is on yours: everyday design, campaigns or several brands.',
  plans: planTierIds.map((id) => planTiers[id]),
  bookCall: { label: 'Book a call', href: site.consultationUrl },
  signUp: { label: 'Sign up', note: startNotes.brief },
  trial: { label: `Try it free for ${trial.days} days` },
  /** Under the Enterprise card. */
  customNote:
    `Custom subscriptions, starting at ${formatCents(customSubscription.fromMonthlyCents)} and going up to ` +
    `${formatCents(customSubscription.toMonthlyCents)} per month, with turnaround from ${fastestTurnaroundHours} hours.`,
};

/** What a card says besides name and price, which are in the catalogue. */
const descriptions: Readonly<Record<ServiceCardId, string>> = {
  'ad-creative': 'Static and animated ads in every size, each with the reason it should work.',
  'social-media-creative': 'A month of posts, stories and covers that look like one account run by one person.',
  'presentation-design': 'Decks with an argument: structure first, then slides, charts and speaker notes.',
  'illustration-design': 'Drawn for you, in a style your own team can carry on without us.',
  'web-design': 'Pages designed in the browser, responsive and accessible before they are pretty. Then pretty.',
  'branding-services': 'Name, mark, color, type and voice, and the rules that keep them together.',
  'video-production': 'Script, shoot, cut and sound, delivered in every length the channels ask for.',
  'motion-design': 'Titles, interface motion and loops. Short, eased, and quiet when asked to be.',
  '3d-ar-design': 'Product models, scenes and filters that open in a browser, with no app to install.',
  'rag-system-implementation': 'A search that answers from your documents and shows the page it read.',
  'llm-fine-tuning': 'A model trained on your approved work, and tested for the errors you fear.',
  'ai-pipeline-development': 'Every step from data to decision, automated and logged, with a stop button for a person.',
  'ai-enhanced-creative': 'One idea in many versions: formats, languages and seasons, each signed by a designer.',
};

const cards: readonly ServiceCard[] = serviceCards.map(({ id, service, title }) => ({
  id,
  category: serviceTitles[service],
  title,
  description: descriptions[id],
  priceText: startingPrice(id),
  // Decorative: the title beside it says what the card is about.
  image: { src: `/media/cards/${id}`, alt: '' },
  href: serviceHref(service),
}));

/** 3. 'Our Services': the carousel. */
export const servicesSection = {
  heading: 'Our Services',
  text: 'The thirteen things we are asked for most, each with its starting price.',
  viewAll: { label: 'View All', href: href('services') },
  cards,
};

/** 4. AI-powered solutions. */
export const aiSection = {
  heading: 'AI-powered solutions',
  text: 'Agents do the sorting, sizing and first drafts. People decide what is worth making, and put their name to it.',
  cards: [
    {
      name: 'Answers from your own files',
      description:
        'Retrieval over contracts, manuals and past work. Every answer names its source. If there is none, it says so.',
      icon: 'book-open',
      href: serviceHref('ai-services'),
    },
    {
      name: 'A model that knows your voice',
      description:
        'Language and image models tuned on work you approved, so that the first draft is already in your voice.',
      icon: 'pen-tool',
      href: serviceHref('ai-services'),
    },
    {
      name: 'Automation that stops and asks',
      description:
        'Agents that prepare variants, reports and releases overnight, and wait for a person before anything goes out.',
      icon: 'workflow',
      href: serviceHref('ai-services'),
    },
  ] satisfies readonly (NamedPoint<HomeIconName> & { href: string })[],
  modelProvidersHeading: 'Models we build on',
  modelProviders,
  cloudPlatformsHeading: 'Clouds we run on',
  cloudPlatforms,
};

/** 5. Why the provider. */
export const whySection = {
  heading: `Why ${site.name}`,
  points: [
    {
      name: 'One team, every skill',
      description:
        'Designers, engineers, researchers and growth people share one list. The person who draws a screen sits ' +
        'beside the person who ships it.',
    },
    {
      name: 'Every piece is signed',
      description:
        'Agents prepare much of the work. A named person checks each file before you see it, and answers for ' +
        'it afterward.',
    },
    {
      name: 'You own what we make',
      description:
        'Source files, code, prompts and models live in your accounts from the first day. Leave, and everything you ' +
        'have paid for goes with you.',
    },
  ] satisfies readonly Omit<NamedPoint, 'icon'>[],
  talk: { label: "Let's talk", href: href('contact') },
  studio: studioLink,
  signUp: { label: 'Sign Up', href: href('subscribe'), note: startNotes.trial },
};

/** 6. Growth-driven innovation: three case studies. */
export const innovationSection = {
  heading: 'Growth-driven innovation',
  text: 'A festival, a motorcycle and a token. Three launches that had to be understood before they could be wanted.',
  caseStudies: ['trillerfest', 'damon-motorcycles', 'unikoin-gold'] satisfies readonly CaseStudyId[],
  viewAll: { label: 'View All', href: href('work') },
};

/** 7. Animated counters. */
export const countersSection = {
  heading: 'In figures',
  figures: agencyFigures,
};

/** 8. Partnership Approach. */
export const partnershipSection = {
  heading: 'Partnership Approach',
  text: 'Every project runs in three steps.',
  steps: [
    {
      name: 'Sort',
      description:
        `We lay out what you have: brand, pages, data, plans. Onboarding takes ${onboardingDaysText} and ends with a ` +
        'list, most valuable item first.',
    },
    {
      name: 'Cut',
      description:
        'We make the pieces in short rounds. You see work early, at a size where changing your mind is still cheap.',
    },
    {
      name: 'Set',
      description:
        'We place the pieces, launch, and step back to look. Whatever the numbers teach us goes to the top of the ' +
        'next list.',
    },
  ] satisfies readonly Omit<NamedPoint, 'icon'>[],
  next: {
    text: 'The first step is a conversation.',
    start: { label: 'Get started', href: href('contact') },
    pricing: { label: 'View pricing', href: href('pricing') },
  },
};
