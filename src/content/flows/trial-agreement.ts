import { planTierIds, planTiers } from '../catalogue/plan-tiers';
import { site } from '../site/site';
import type { LegalSection } from '../types';
import { trial } from './trial';

const trialPriceList = planTierIds
  .map((id) => planTiers[id])
  .filter((tier) => tier.hasTrial)
  .map((tier) => `${tier.name}: ${tier.priceText} ${tier.periodText}`);

const sections: readonly LegalSection[] = [
  {
    id: 'demo',
    heading: 'This is a demo',
    paragraphs: [
      'On this website the trial is a demonstration. No card is charged, today or later, and the card details you ' +
        'type are neither sent nor kept. The terms below show how a real trial would run.',
    ],
  },
  {
    id: 'length',
    heading: `${trial.days} days, once`,
    paragraphs: [
      `The trial begins when you submit the form and ends ${trial.days} days later. There is one trial per ` +
        'customer. It covers everything the plan you chose includes.',
    ],
  },
  {
    id: 'charge',
    heading: 'First charge after the trial',
    paragraphs: [
      'Nothing is due during the trial. If you stay, the first month is charged when it ends, and each following ' +
        'month on the same day, at the price of your plan:',
    ],
    list: trialPriceList,
  },
  {
    id: 'cancel',
    heading: 'Cancel any time during the trial',
    paragraphs: [
      `Write to ${site.supportEmail} or cancel in your account before the trial ends, and you owe nothing. You need ` +
        'no reason, and no notice period applies during the trial.',
    ],
  },
  {
    id: 'work',
    heading: 'Work made during the trial',
    paragraphs: [
      'If you stay, everything made in the trial is yours with the first payment. If you leave, drafts remain ' +
        'ours, and whatever you sent us is deleted within thirty days.',
    ],
  },
  {
    id: 'enterprise',
    heading: 'Enterprise',
    paragraphs: [
      'There is no free trial of the Enterprise tier, since its team is put together for you. Book a call, and we ' +
        'will find another way to let you test us.',
    ],
  },
];

/** The dialog 'View Free Trial Agreement' on `/subscribe`. */
export const freeTrialAgreement = {
  title: 'Free Trial Agreement',
  intro: `You try a subscription for ${trial.days} days before you pay for it. This is what we both agree to.`,
  sections,
};
