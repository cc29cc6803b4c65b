/** What the pages say about a site that was delivered. */
import { site } from '../site/site';

export const siteTexts = {
  deliveredBy: `Delivered by ${site.name}, a demo`,
  back: 'Back to the project',
  title: 'Your site',
  open: 'Open the site',
  missing: 'Left out, because the answers do not have it, or this browser no longer has the file:',
  change: 'Change texts',
  changing: 'One revision is included. Save as often as you like, until you approve.',
  save: 'Save',
  saved: 'Saved. The site has the new texts.',
  close: 'Close',
  approving:
    'Approving ends the revision. The site then stays at its address. You can take it back until it is delivered.',
  approve: 'Approve',
  take: 'Download the site',
  taking: 'A folder that opens from your disk and from any host, without script.',
  fields: {
    businessName: 'Business name',
    businessDescription: 'Description',
    existingLinks: 'Links',
    home: 'Text of the home page',
    page2: 'Text of page 2',
    page3: 'Text of page 3',
  },
} as const;
