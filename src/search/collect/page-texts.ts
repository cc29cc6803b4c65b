/** More text for some of the pages with a fixed address. */

import { cloudPlatforms, modelProviders } from '../../content/catalogue/platforms';
import { instantSiteOffer } from '../../content/flows/instant-site';
import { briefSteps } from '../../content/flows/onboarding';
import { subscribePage } from '../../content/flows/subscribe';
import { freeTrialAgreement } from '../../content/flows/trial-agreement';
import type { PageName } from '../../content/pages';
import { enterprisePage } from '../../content/public/enterprise';
import { faqPage } from '../../content/public/faq';
import { whySection } from '../../content/public/home';
import { homeHero } from '../../content/public/home-hero';
import { pressPage } from '../../content/public/press';
import { pricingPage } from '../../content/public/pricing-page';
import { servicesPage } from '../../content/public/services-page';
import { solutionsPage } from '../../content/public/solutions-page';
import { studioPage } from '../../content/public/studio';
import { workPage } from '../../content/public/work-page';
import { firstSentences, sentences } from '../entry';

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ');

export const pageTexts: Partial<Record<PageName, string>> = {
  home: sentences(homeHero.headline, namesOf(whySection.points)),
  services: servicesPage.pricing.note,
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
