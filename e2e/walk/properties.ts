/** What holds after every step of the walk, on every page. */
import { identity } from '../../brand.config';
import { sampleAccount, sampleCard } from '../../src/content/account/sample-answers';
import { allOf, renderedPages } from '../../support/rendered-pages';
import { secretsIn } from '../../support/secrets';
import type { CommandName } from './commands';
import { secrets } from './forms';
import { fulfilledIn, historiesIn, listOf, type Moment, storesElsewhere } from './moment';

/** @returns what is wrong, or false */
type Property = (moment: Moment) => string | false;
type Payment = { key: string; reference: string; status: string; amountCents: number };

const plain = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const built = new Map(
  renderedPages.map(({ address, html }) => {
    const [title] = allOf(html, /<title>([^<]*)/g);
    const [heading] = allOf(html, /<h1[^>]*>(.*?)<\/h1>/gs);
    return [address, { title: plain(title), heading: plain(heading) }] as const;
  }),
);
const pageOf = (address: string) => address.replace(/#.*/, '');

const sumOf = (history?: string) => listOf<{ credits: number }>(history).reduce((sum, { credits }) => sum + credits, 0);

const isLink = (command: CommandName) => command === 'follow a link' || command === 'search';
const presses: readonly string[] = ['follow a link', 'press a button', 'type', 'send', 'sign in', 'log out'];
const newsletterSays = /Subscribing\.\.\.|Thanks for subscribing/;

const { card, expiry, password } = secrets;
const texts = [card, expiry, password, sampleAccount.password, sampleCard.number, sampleCard.expiry];
const secretTexts = [...texts, ...texts.map((text) => text.replaceAll(' ', ''))];

export const properties: readonly Property[] = [
  ({ now: { headings } }) =>
    (headings.length !== 1 || /error!|no connection/i.test(headings.join())) && `headings: ${headings.join(', ')}`,

  ({ now: { title, address } }) => {
    const own = built.get(pageOf(address))?.title ?? title;
    return (title === '' || title !== own) && `the title is '${title}', not '${own}'`;
  },

  // What a link leads to is headed as the address is for everybody, and not as what somebody has done there.
  ({ command, before, now: { address, headings } }) => {
    const page = pageOf(address);
    // On `/subscribe` the trial that was taken in this browser is what the page is about.
    if (!isLink(command) || page === pageOf(before.address) || address === '/subscribe') return false;
    const own = built.get(page)?.heading ?? '';
    return !headings[0]?.startsWith(own) && `the heading is '${headings[0]}', not '${own}'`;
  },

  ({ now: { sideways } }) => sideways > 0 && `the page is ${sideways} pixels too wide`,

  // A link to another page leads to its top, with the focus on its heading. Below an open search the page before may lead on.
  ({ command, now, isNewDocument }) =>
    isLink(command) &&
    !isNewDocument &&
    now.dialogs === 0 &&
    now.path !== now.pressedOn &&
    !now.address.includes('#') &&
    (now.scrolled !== 0 || now.focus !== 'h1') &&
    `at ${now.scrolled} pixels, with the focus on ${now.focus}`,

  // After a press the focus is somewhere, and while something runs it does not get lost. A dialog gives it back to what had it.
  ({ command, before, now, isNewDocument, memory }) => {
    const hadFocus = presses.includes(command) || before.focus !== 'body';
    const hasClosedDialog = now.dialogs < before.dialogs && memory.focusBelowDialog === 'body';
    // In another width a control may make room for another one.
    const isElsewhere = ['back', 'forward', 'other tab', 'resize'].includes(command) || isNewDocument;
    const isLost = hadFocus && !hasClosedDialog && !isElsewhere && now.focus === 'body';
    return isLost && !newsletterSays.test(now.text) && 'nothing has the focus';
  },

  // Back and Forward show the page that was there, to the same visitor. Where a page leads on by itself, that is another one.
  ({ command, before, now, memory }) => {
    if (command !== 'back' && command !== 'forward') return false;
    const then = memory.entries.get(now.entry);
    if (!then || then.address !== now.address || then.local.authToken !== now.local.authToken) return false;
    // Guards lead to the page to log in from several entries, and each log-in leads to the dashboard.
    const isOnce = now.path !== '/login' && now.path !== '/dashboard';
    const isSame = isOnce && now.address === before.address && now.dialogs === before.dialogs;
    if (isSame && now.headings[0] === before.headings[0]) return 'nothing happened';
    // What was on its way then may have arrived.
    return !then.isBusy && then.headings[0] !== now.headings[0] && `'${now.headings}', not '${then.headings}'`;
  },

  ({ command, before, now }) =>
    command === 'close a dialog' &&
    now.address !== before.address &&
    !['/admin', '/dashboard', '/login'].includes(now.path) &&
    `closing the dialog leads from ${before.address} to ${now.address}`,

  // Somebody who is signed out sees nothing of an account but the remembered address on the page to log in.
  ({ now }) => {
    if (now.local.authToken !== undefined || storesElsewhere(now)) return false;
    if (now.canLogOut) return 'somebody who is signed out can log out';
    const names = Object.entries(now.local).flatMap(([key, name]) => (key.startsWith('userName_') ? [name] : []));
    const accounts = historiesIn(now).flatMap(({ email, entries }) => [email, ...entries.map(({ id }) => id)]);
    const typed = now.path === '/login' ? [] : now.typed;
    const words = ` ${[now.text, ...typed].join(' ').replace(/\s+/g, ' ')} `;
    // The preview of the invitation is for everybody, with the admins' addresses.
    const told: readonly string[] = now.path === '/admin-invite' ? identity.adminEmails : [];
    const seen = [...names, ...accounts].find((secret) => !told.includes(secret) && words.includes(` ${secret} `));
    return seen !== undefined && `somebody who is signed out sees '${seen}'`;
  },

  // Each balance is the sum of its history, in the browser's storage and on the screen.
  (moment) => {
    const { local, text } = moment.now;
    for (const [key, balance] of Object.entries(local)) {
      if (!key.startsWith('userCredits')) continue;
      const sum = sumOf(local[key.replace('userCredits', 'creditHistory')]);
      if (Number(balance) !== sum) return `${key} is ${balance}, its history is ${sum}`;
    }
    const [, shown] = /(?:Available credits|Your credits)\s+([\d,]+)/.exec(text) ?? [];
    if (shown === undefined || storesElsewhere(moment.now)) return false;
    const sum = sumOf(local.creditHistory);
    return Number(shown.replaceAll(',', '')) !== sum && `${shown} credits are shown, the history is ${sum}`;
  },

  // A payment that went through is fulfilled, once; later it may have been removed together with its account.
  ({ now, memory }) => {
    const done = fulfilledIn(now);
    const open = new Set(listOf<Payment>(now.local.openPayments).map(({ key }) => key));
    for (const { key, reference, status, amountCents } of listOf<Payment>(now.local.providerPayments)) {
      if (status !== 'succeeded' || amountCents === 0 || open.has(key)) continue;
      const times = done.filter((one) => one === reference).length;
      if (times > 1 || (times === 0 && !memory.fulfilled.has(reference)))
        return `${reference} is fulfilled ${times} times`;
    }
    return false;
  },

  // Nothing of a card or a password is in any storage, cookie or address.
  ({ now: { local, session, elsewhere } }) => {
    for (const [name, text] of Object.entries({ ...local, ...session, 'address, history or cookies': elsewhere })) {
      const [found] = secretsIn(text, secretTexts);
      if (found !== undefined) return `'${found}' is kept in ${name}`;
    }
    return false;
  },
];
