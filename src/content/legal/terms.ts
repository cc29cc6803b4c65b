import { agencyService, cancellationNoticeDays, instantSite } from '../catalogue/plans';
import { contactParagraph } from '../site/legal-contact';
import { site } from '../site/site';
import type { LegalText } from '../types';

export const terms: LegalText = {
  heading: 'Terms of service',
  text:
    `These terms apply when you use this website or hire ${site.name}. They are written to be read. Where a signed ` +
    'agreement between us says something else, the signed agreement wins.',
  sections: [
    {
      id: 'demo',
      heading: '1. About this demo',
      paragraphs: [
        'The account area of this website is a demonstration. Trial, brief, checkout, credits and the admin pages ' +
          'run entirely in your browser. No card is charged, no order reaches us, and using them creates no contract.',
        'Please do not enter a real card number or a password that you use elsewhere. Every such form offers sample ' +
          'data instead.',
        'The sections below show the terms as they would read for real orders.',
      ],
    },
    {
      id: 'orders',
      heading: '2. Orders and plans',
      paragraphs: [
        'What a plan includes, its price and its minimum term are stated on the page that offers it and again in the ' +
          'order summary before you pay. If the two differ, the order summary counts.',
        `An ${instantSite.name} is a website of ${instantSite.pages} pages with up to ${instantSite.maxImages} ` +
          `images and ${instantSite.revisions} revision. The ${instantSite.deliveryHours} hours of building begin ` +
          `when the ${instantSite.meetingMinutes}-minute design meeting ends.`,
      ],
    },
    {
      id: 'payment',
      heading: '3. Billing and payment',
      paragraphs: [
        'Subscriptions are billed monthly in advance, counted from the day you sign up. One-time orders are paid ' +
          'when they are placed. Prices are in US dollars and do not include taxes that apply where you are.',
        'Quarterly and annual prepayment is available at a discount that we confirm in writing. If a payment fails, ' +
          'we tell you and try again; work pauses after fourteen days.',
      ],
    },
    {
      id: 'cancel',
      heading: '4. Minimum term and canceling',
      paragraphs: [
        `${agencyService.name} has a minimum term of ${agencyService.minimumMonths} months. After that, either of ` +
          `us may end the subscription with ${cancellationNoticeDays} days’ notice, by email.`,
        'During the notice period we finish what is open and hand over all files, accounts and notes. Fees already ' +
          'paid for the notice period are not refunded; fees paid beyond it are.',
      ],
    },
    {
      id: 'credits',
      heading: '5. Credits',
      paragraphs: [
        'Credits pay for the design services listed in your account. They are used up when you redeem them, they do ' +
          'not expire while your account is open, and they cannot be exchanged for cash or moved to another account.',
        'A redeemed service does not start by itself: you book a meeting, and the work starts after it.',
      ],
    },
    {
      id: 'your-part',
      heading: '6. Your part',
      paragraphs: [
        'Good work needs answers. You agree to name one person who can decide, to send the material a piece of work ' +
          'depends on, and to give feedback within five working days. Dates move by as many days as an answer is ' +
          'late.',
        'You confirm that you may use what you send us: texts, pictures, names, data.',
      ],
    },
    {
      id: 'ownership',
      heading: '7. Ownership',
      paragraphs: [
        'When a piece of work is paid for, it is yours with its source files, everywhere and for good. Until then it ' +
          'stays ours. Parts made by others, such as fonts, stock pictures and open-source code, remain under their ' +
          'own licenses, which we list for you.',
        'We may show finished public work as an example of what we do. If you would rather we did not, tell us and ' +
          'we will not.',
      ],
    },
    {
      id: 'ai',
      heading: '8. Use of AI',
      paragraphs: [
        'We use AI tools in research, drafting, production and testing. A person reviews everything before delivery ' +
          'and is responsible for it. We do not let your confidential material train models for anyone else.',
        'Copyright law on AI-generated work differs by country. If a piece must be protected by copyright, tell us in ' +
          'the brief and a person will author it.',
      ],
    },
    {
      id: 'confidentiality',
      heading: '9. Confidentiality',
      paragraphs: [
        'What you tell us in confidence stays with the people working for you, during the work and for three years ' +
          'afterward. This does not cover what is public already or what a court orders us to disclose.',
      ],
    },
    {
      id: 'liability',
      heading: '10. Warranty and liability',
      paragraphs: [
        'We deliver work of professional quality and correct, at our cost, faults that you report within thirty days ' +
          'of delivery. We cannot promise a business result.',
        'Except for intentional misconduct, gross negligence and personal injury, our liability is limited to what ' +
          'you paid us in the twelve months before the event. Neither of us is liable for lost profit.',
      ],
    },
    {
      id: 'law',
      heading: '11. Changes, law and courts',
      paragraphs: [
        'If we change these terms, we announce it by email thirty days ahead; open orders keep the terms they were ' +
          `placed under. ${site.law} applies, and the courts of ${site.basedIn.city} decide, unless consumer law where ` +
          'you live entitles you to a local court.',
        'If a clause turns out to be invalid, the others stand.',
      ],
    },
    { id: 'contact', heading: '12. Contact', paragraphs: [contactParagraph] },
  ],
};
