import { allOf, renderedPages } from '../../../support/rendered-pages';
import type { Property } from './moment';

const built = new Map(
  renderedPages.map(({ address, html }) => {
    const [title = ''] = allOf(html, /<title>([^<]*)/g);
    const [heading = ''] = allOf(html, /<h1[^>]*>(.*?)<\/h1>/gs);
    const plain = (text: string) =>
      text
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
    return [address, { title: plain(title), heading: plain(heading) }] as const;
  }),
);

const pageOf = (address: string) => address.replace(/#.*/, '');

/** A page has one first heading, and is not the error page. */
export const hasOneHeading: Property = ({ now: { headings } }) =>
  headings.length === 1 && !/error!|no connection/i.test(headings.join()) ? null : `headings: ${headings.join(', ')}`;

/** The title is the address's own. */
export const titleBelongsToPage: Property = ({ now: { title, address } }) => {
  const own = built.get(pageOf(address))?.title ?? title;
  return title !== '' && title === own ? null : `the title is '${title}', not '${own}'`;
};

/** What a link leads to is headed as the address is for everybody, and not as what somebody has done there. */
export const linkShowsItsPage: Property = ({ command, before, now: { address, headings } }) => {
  const page = pageOf(address);
  if (!['follow a link', 'search'].includes(command) || page === pageOf(before.address)) return null;
  // There the trial that was taken in this browser is what the page is about.
  if (address === '/subscribe') return null;
  const own = built.get(page)?.heading ?? '';
  return headings[0]?.startsWith(own) ? null : `the heading is '${headings[0]}', not '${own}'`;
};

/** No page can be scrolled sideways. */
export const staysInWidth: Property = ({ now: { sideways } }) =>
  sideways === 0 ? null : `the page is ${sideways} pixels too wide`;

/** A link to another page leads to its top, with the focus on its heading. */
export const linkLeadsToTop: Property = ({ command, now, isNewDocument }) => {
  if (
    !['follow a link', 'search'].includes(command) ||
    isNewDocument ||
    // The search is open, and the page before may lead on below it.
    now.dialogs > 0 ||
    now.path === now.pressedOn ||
    now.address.includes('#')
  )
    return null;
  return now.scrolled === 0 && now.focus === 'h1' ? null : `at ${now.scrolled} pixels, with the focus on ${now.focus}`;
};

const presses: readonly string[] = ['follow a link', 'press a button', 'type', 'send', 'sign in', 'log out'];

const newsletterSays = /Subscribing\.\.\.|Thanks for subscribing/;

/** After a press the focus is somewhere, and while something runs it does not get lost. A dialog gives it back to what had it. */
export const focusIsNotLost: Property = ({ command, before, now, isNewDocument, memory }) => {
  const hadFocus = presses.includes(command) || before.focus !== 'body';
  const hasClosedDialog = now.dialogs < before.dialogs && memory.focusBelowDialog === 'body';
  // In another width a control may make room for another one.
  if (['back', 'forward', 'other tab', 'resize'].includes(command) || !hadFocus || hasClosedDialog || isNewDocument)
    return null;
  return now.focus === 'body' && !newsletterSays.test(now.text) ? 'nothing has the focus' : null;
};

/** Back and Forward show the page that was there, to the same visitor. Where a page leads on by itself, that is another one. */
export const backShowsThePageBefore: Property = ({ command, before, now, memory }) => {
  if (command !== 'back' && command !== 'forward') return null;
  const then = memory.entries.get(now.entry.key);
  if (!then || then.address !== now.address || then.local.authToken !== now.local.authToken) return null;
  // Guards lead to the page to log in from several entries, and each log-in leads to the dashboard.
  const isOnce = now.path !== '/login' && now.path !== '/dashboard';
  const isSame = isOnce && now.address === before.address && now.dialogs === before.dialogs;
  if (isSame && now.headings[0] === before.headings[0]) return 'nothing happened';
  // What was on its way then may have arrived.
  return then.isBusy || then.headings[0] === now.headings[0] ? null : `'${now.headings}', not '${then.headings}'`;
};

const ledTo: readonly string[] = ['/admin', '/dashboard', '/login'];

/** A dialog that is closed leaves the visitor on the page below it. */
export const closedDialogLeavesPage: Property = ({ command, before, now }) =>
  command !== 'close a dialog' || now.address === before.address || ledTo.includes(now.path)
    ? null
    : `closing the dialog leads from ${before.address} to ${now.address}`;
