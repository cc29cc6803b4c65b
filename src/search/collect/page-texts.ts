/** What the pages with a fixed address say, as far as no entry of its own holds it. */

import { pricingComparison } from '../../content/catalogue/plans';
import { cloudPlatforms, modelProviders } from '../../content/catalogue/platforms';
import { serviceGroups } from '../../content/catalogue/service-groups';
import { instantSiteOffer, instantSiteSections, siteAddOns } from '../../content/flows/instant-site';
import { briefSteps, onboardingPage } from '../../content/flows/onboarding';
import { subscribePage } from '../../content/flows/subscribe';
import { freeTrialAgreement } from '../../content/flows/trial-agreement';
import type { PageName } from '../../content/pages';
import { enterprisePage } from '../../content/public/enterprise';
import { faqPage } from '../../content/public/faq';
import { aiSection, partnershipSection, plansSection, whySection } from '../../content/public/home';
import { hero } from '../../content/public/home-hero';
import { pressPage } from '../../content/public/press';
import { pricingPage } from '../../content/public/pricing-page';
import { servicesPage } from '../../content/public/services-page';
import { solutionsPage } from '../../content/public/solutions-page';
import { technologyStackPage } from '../../content/public/technology-stack';
import { workPage } from '../../content/public/work-page';
import { agencyFigures, heroFigures } from '../../content/site/figures';
import type { Figure } from '../../content/types';
import { sentences } from '../entry';

const figureText = ({ prefix = '', value, suffix = '', label }: Figure) => `${prefix}${value}${suffix} ${label}`;
const pointTexts = (points: readonly { name: string; description: string }[]) =>
  points.map(({ name, description }) => `${name}: ${description}`);
const namesOf = (platforms: readonly { name: string }[]) => platforms.map(({ name }) => name).join(', ');

export const pageTexts: Partial<Record<PageName, string>> = {
  home: sentences(
    hero.headline,
    hero.text,
    heroFigures.map(figureText),
    agencyFigures.map(figureText),
    pointTexts(whySection.points),
    pointTexts(partnershipSection.steps),
    pointTexts(aiSection.cards),
    plansSection.text,
  ),
  services: sentences(
    servicesPage.text,
    serviceGroups.map(({ title }) => title),
    servicesPage.pricing.note,
  ),
  solutions: solutionsPage.texts.capabilities,
  work: workPage.text,
  pricing: sentences(
    pricingPage.text,
    pricingPage.calculator.text,
    pricingComparison.map(({ label, values }) => `${label}: ${values['instant-site']}, or ${values.agency}`),
    pricingPage.closing.text,
  ),
  faq: faqPage.text,
  enterprise: sentences(
    enterprisePage.text,
    enterprisePage.control.map(({ name }) => name),
  ),
  technologyStack: sentences(
    technologyStackPage.text,
    `Models: ${namesOf(modelProviders)}`,
    `Clouds: ${namesOf(cloudPlatforms)}`,
    technologyStackPage.rules.items,
  ),
  press: sentences(
    pressPage.boilerplates.map(({ text }) => text),
    pressPage.facts.map(({ label, value }) => `${label}: ${value}`),
    pressPage.subjects,
    pressPage.contact.text,
  ),
  subscribe: sentences(subscribePage.intro, freeTrialAgreement.intro),
  onboarding: sentences(
    onboardingPage.heading,
    briefSteps.map(({ title, intro }) => `${title}: ${intro}`),
  ),
  instantSiteForm: sentences(
    instantSiteOffer.price,
    instantSiteOffer.intro,
    `Sections: ${instantSiteSections.map(({ title }) => title).join(', ')}`,
    `At no extra cost: ${siteAddOns.map(({ label }) => label).join(', ')}`,
  ),
};
