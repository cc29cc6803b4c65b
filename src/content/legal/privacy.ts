import { draftDays } from '../flows/drafts';
import { contactParagraph } from '../site/legal-contact';
import { site } from '../site/site';
import type { LegalText } from '../types';

export const privacy: LegalText = {
  heading: 'Privacy policy',
  text:
    'The short version: this website sends nothing you type to us. It has no analytics, no advertising and no ' +
    'tracking. What the demo remembers, it remembers in your own browser.',
  sections: [
    {
      id: 'who',
      heading: '1. Who is responsible',
      paragraphs: [`${site.name} is responsible for this website. ${contactParagraph}`],
    },
    {
      id: 'visiting',
      heading: '2. When you visit',
      paragraphs: [
        'The pages, fonts, pictures and videos come from the server that hosts this site. Like every web server, it ' +
          'sees your IP address, the page you asked for and the name of your browser. The host may keep these for a ' +
          'short time in its logs to fend off attacks; we do not use them for anything else.',
        'We load no scripts from third parties, count no visitors and build no profiles.',
      ],
    },
    {
      id: 'demo',
      heading: '3. When you use the demo',
      paragraphs: [
        'Accounts, credits, history, trial and projects are kept in the storage of your browser, on your ' +
          'device. Browsers may delete it by themselves: Safari does so after seven days of use without a visit, others when ' +
          'the disk is full. We ask yours once to keep it. They are not transmitted. We cannot see them, recover them or delete them for you.',
        'What you type into a brief or an Instant Site form and do not send is kept in the same place while you are logged ' +
          `in, as long as your browser keeps it. It is removed ${draftDays} days after your last change, when somebody opens an account or order page in this ` +
          'browser. Everything else that you type and do not send stays in its tab.',
        'Passwords, card numbers, expiry dates and security codes are not stored anywhere, not even in your browser. ' +
          'Files you attach are noted by name and size only.',
        'On a shared computer, anyone using the same browser profile can see what the demo has kept. Clear it when ' +
          'you are done; the cookies page says how.',
      ],
    },
    {
      id: 'newsletter',
      heading: '4. Newsletter',
      paragraphs: [
        'The newsletter field in the footer is part of the demonstration. It shows what signing up would look like; ' +
          'the address you type is not sent and not kept.',
      ],
    },
    {
      id: 'contacting',
      heading: '5. When you write or call',
      paragraphs: [
        'If you send an email or call, we use what you tell us to answer you, on the basis of your request or of a ' +
          'contract we are preparing together. Messages that lead to no work are deleted after twelve months. ' +
          `Support answers ${site.supportHours.text}.`,
      ],
    },
    {
      id: 'links',
      heading: '6. Links that leave this site',
      paragraphs: [
        'Calendar buttons open a calendar service in a new tab, with our address and the subject filled in. Social ' +
          'and partner links lead to other websites. Nothing loads from any of them until you click, and from then ' +
          'on their own policies apply.',
        'Videos in the case studies are hosted here. If a study shows one from a video service instead, it plays in ' +
          'that service’s privacy mode, and the service then learns your IP address.',
      ],
    },
    {
      id: 'rights',
      heading: '7. Your rights',
      paragraphs: [
        'You may ask what personal data we hold about you, have it corrected or deleted, receive a copy, or object ' +
          'to its use. Write to us, and we answer within thirty days. You may also complain to the data protection ' +
          'authority where you live.',
        'We do not sell personal data and never have.',
      ],
    },
    {
      id: 'changes',
      heading: '8. Changes',
      paragraphs: [
        'If this policy changes, the new text appears here with a new date. Should the account area ever be ' +
          'connected to a server, this page will say so before it happens.',
      ],
    },
  ],
};
