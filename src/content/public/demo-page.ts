/** `/demo`: what is simulated and what is not, and seven stories to try. */
import { formatCount } from '../format/numbers';

/** What each story sets up is in `services/demo/scenes.ts`. */
export const storyIds = ['credits', 'declined', 'lost', 'tabs', 'full', 'orders', 'trial'] as const;
export type StoryId = (typeof storyIds)[number];

export type Story = {
  title: string;
  /** What to do once the scene is set, and what to watch for. */
  steps: string;
  watch: string;
  /** The button that sets the scene and leads there. */
  action: string;
};

export const stories: Readonly<Record<StoryId, Story>> = {
  credits: {
    title: 'Buy credits and redeem a logo',
    steps:
      'You are signed in as a new customer with nothing. Choose 500 credits and press Purchase Credits (Demo): a card is ' +
      'missing. Fill in sample data, add it and press again. Then redeem the Logo Design.',
    watch: 'Watch the balance: 500, less 200, leaves 300, here and in the Transaction History.',
    action: 'Go and buy credits',
  },
  declined: {
    title: 'A declined card that keeps your answers',
    steps:
      'Checkout opens with a card that the bank will decline. Press Fill in sample data for the rest, then Pay now.',
    watch:
      'Watch what stays: every answer and the card number, with the reason beside it; only the security code goes.',
    action: 'Have a card declined',
  },
  lost: {
    title: 'A payment whose answer gets lost',
    steps:
      'Buy any pack with the card on file. The payment goes out and no answer comes back. Reload the page if you like, ' +
      'then press Check again.',
    watch: 'Watch that the payment is found again and its credits arrive once, however often you ask.',
    action: 'Lose an answer',
  },
  tabs: {
    title: 'Two tabs, one balance',
    steps:
      'You are signed in with 750 credits. Open the dashboard in a second tab and redeem a Revision there; then look at ' +
      'the first tab.',
    watch: 'Watch the first tab: it says 700 without a reload, and no order of either tab can spend the same credit.',
    action: 'Open the dashboard',
  },
  full: {
    title: 'A full storage',
    steps:
      'The browser refuses every write. Press Redeem Service and see it fail; then press Back to normal, beside the tab ' +
      'Demo, and redeem it again.',
    watch: 'Watch the balance: it stays at 750 while nothing can be saved, and falls to 550 once it can.',
    action: 'Fill the storage',
  },
  orders: {
    title: 'An admin with a thousand orders',
    steps: `You are signed in as the admin of a customer with ${formatCount(1000)} orders. Show the Purchases only, then press Export CSV.`,
    watch:
      'Watch the number of rows beside the button: the file holds exactly those, newest first, and is named after today.',
    action: 'See the orders',
  },
  trial: {
    title: 'A trial, seven days later',
    steps:
      'A free trial has just begun, and the dashboard counts its days. Open the tab Demo, where Time is open already, and press ' +
      'A week later.',
    watch:
      'Watch the dashboard: the trial has ended, and the banner of the home page says so, too. The demo’s date shows ' +
      'beside the tab. Back to normal undoes it.',
    action: 'Begin a trial',
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
      'Payments: the provider is a function in this page, and no card is charged, sent or kept.',
      'Accounts: any address and any password signs you in.',
      'Emails: each is written to a list in this browser and goes nowhere.',
      'Waiting: a payment takes as long as a real one would, a second or two.',
      'Time: a clock that you can move ahead, for this tab alone.',
      'People: invented, and named as samples.',
    ],
  },
  real: {
    heading: 'Not simulated',
    lines: [
      'Storage: balances, orders and drafts are kept in this browser and survive a reload.',
      'Bookkeeping: an order is written whole or not at all, once, in all tabs.',
      'Failure: declines, lost answers and a full storage meet the code that would meet them in earnest.',
      'The site: every page, form and file is the one that would go live.',
    ],
  },
  stories: {
    heading: 'Seven things to try',
    text: 'Each button sets the scene and leads there. The tab Demo, at the right edge of a wide page and at the end of a narrow one, can change everything else.',
    busy: 'Setting the scene...',
    failed: 'This browser could not store what the scene needs. Free some space and try again.',
  },
} as const;
