/** Texts of `/demo`: what is simulated, what is not, and ten stories to try. */
import { formatCount } from '../format/numbers';

/** `services/demo/scenes.ts` sets the scene of each story. */
const allStories = [
  ...(['credits', 'declined', 'lost', 'tabs', 'full', 'orders', 'trial', 'message'] as const),
  ...(['logo', 'site'] as const),
] as const;
export type StoryId = (typeof allStories)[number];

/** The stories of this build: without the first draft, nothing is drawn. */
export const storyIdsOf = (isDrawn: boolean): readonly StoryId[] => (isDrawn ? allStories : allStories.slice(0, 8));

export type Story = {
  title: string;
  /** What the visitor does once the scene is set. */
  steps: string;
  /** What the visitor should notice. */
  watch: string;
  /** Label of the button that sets the scene and opens its page. */
  action: string;
  /** Whether the agency has a part in it: its next step is then a button beside the story. */
  hasAgency?: boolean;
};

export const stories: Readonly<Record<StoryId, Story>> = {
  credits: {
    title: 'Buy credits and redeem a logo',
    steps:
      'You are logged in as a new customer with no credits. Choose 500 credits and press Purchase Credits (Demo): there is ' +
      'no card yet. Fill in sample data, add the card and press again. Then redeem Logo Design.',
    watch: 'Watch the balance: 500 less 200 leaves 300, on the page and in Transaction History.',
    action: 'Go and buy credits',
  },
  declined: {
    title: 'A declined card that keeps your answers',
    steps:
      'Checkout opens with a card that the bank will decline. Press Fill in sample data for everything else, then Pay now.',
    watch:
      'Watch what stays: every answer and the card number, with the reason beside it. Only the security code is cleared.',
    action: 'Have a card declined',
  },
  lost: {
    title: 'A payment whose answer gets lost',
    steps:
      'Buy any pack with the card on file. The payment goes out and no answer comes back. Reload the page if you like, ' +
      'then press Check again.',
    watch: 'Watch the payment turn up again, and its credits arrive once, however often you ask.',
    action: 'Lose an answer',
  },
  tabs: {
    title: 'Two tabs, one balance',
    steps:
      'You are logged in with 750 credits. Open the dashboard in a second tab and redeem a Revision there. Then look at ' +
      'the first tab.',
    watch: 'Watch the first tab: it says 700 without a reload, and the two tabs cannot spend the same credit.',
    action: 'Open the dashboard',
  },
  full: {
    title: 'Full storage',
    steps:
      'The browser refuses every write. Press Redeem Service and see it fail. Then press Back to normal, beside the Demo ' +
      'tab, and redeem it again.',
    watch: 'Watch the balance: it stays at 750 while nothing can be saved, and falls to 550 once it can.',
    action: 'Fill the storage',
  },
  orders: {
    title: 'An admin with a thousand orders',
    steps: `You are logged in as the admin, and one customer has ${formatCount(1000)} orders. Choose Purchases, then press Export CSV.`,
    watch:
      'Watch the number of rows beside the button: the file holds exactly those, newest first, and has today’s date in its name.',
    action: 'See the orders',
  },
  trial: {
    title: 'A trial, seven days later',
    steps:
      'A free trial has just begun, and the dashboard counts its days. Open the Demo tab, where Time is already open, and ' +
      'press A week later.',
    watch:
      'Watch the dashboard: the trial has ended, and the banner of the home page says so, too. The demo’s date shows ' +
      'beside the tab. Back to normal undoes it.',
    action: 'Begin a trial',
  },
  message: {
    title: 'A message from the agency',
    steps:
      'You have sent a brief, and this is its page. Press The agency’s next step, here or in the Demo tab: it does what ' +
      'an admin would do.',
    watch: 'Watch the page: the brief is answered, and what the agency wrote stands below. Write back if you like.',
    action: 'Send a brief',
    hasAgency: true,
  },
  logo: {
    title: 'A logo, from order to files',
    steps:
      'You have redeemed Logo Design, and the meeting is over. Press The agency’s next step: there are proofs. Choose one, ' +
      'for another color perhaps, and press it again. Approve what you like, and press it once more.',
    watch: 'Watch the page: each round is drawn from the name, and the files at the end open on your computer.',
    action: 'Order a logo',
    hasAgency: true,
  },
  site: {
    title: 'A site that goes live',
    steps:
      'You have ordered an Instant Site, and the meeting is over. Open the Demo tab, where Time is already open, and press A ' +
      'day later. Change a text, save and approve. Press The agency’s next step, open the site and download it.',
    watch:
      'Watch the hours: when they are over, the site stands at an address of its own, and as a folder on your disk.',
    action: 'Order a site',
    hasAgency: true,
  },
};

export const demoPage = {
  heading: 'A business you can take apart',
  text:
    'Everything behind this site’s buttons is a demo that lives in your browser. Nothing you do here reaches anybody, so ' +
    'do the worst you can think of.',
  simulated: {
    heading: 'Simulated',
    lines: [
      'Payments: no card is charged, sent or saved.',
      'Accounts: any address and any password logs you in.',
      'Emails: each is written to a list in this browser and goes nowhere.',
      'Waiting: a payment takes as long as a real one would, a second or two.',
      'Time: a clock that you can move ahead, for this tab alone.',
      'People: invented, and named as samples.',
    ],
  },
  real: {
    heading: 'Not simulated',
    lines: [
      'Storage: balances, orders and drafts are saved in this browser and survive a reload.',
      'Bookkeeping: an order is saved completely or not at all, and only once, however many tabs are open.',
      'Failure: declines, lost answers and full storage run the same code that would handle the real thing.',
      'The site: every page, form and file is the one that would go live.',
    ],
  },
  stories: {
    heading: 'Things to try',
    text: 'Each button sets the scene and takes you there; the story stays above the page until you end it. Everything else is in the Demo tab: at the right edge, or at the end of the page on a phone.',
    strip: (number: number, count: number) => `Story ${number} of ${count}`,
    agency: 'The agency’s next step',
    next: 'Next story',
    end: 'End',
    busy: 'Setting the scene...',
    failed: 'This browser could not save what the scene needs. Free up some space and try again.',
  },
} as const;
