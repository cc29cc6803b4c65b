/**
 * What browsers in the field do to a page. Each condition is run with two journeys or more that it touches, and each journey
 * under one condition or more; with all that it applies to if `CONDITIONS=all` is set. A journey must lead to the same addresses, texts and stored data as without.
 */
import { blockStorage } from '../fixtures';
import { translate } from '../support/translated';
import * as changes from './changes';
import type { Condition } from './condition';

const dialogComesLater = 'A dialog comes a moment after the press; Escape would close it instead of the menu.';
const phoneMenu = 'a phone’s menu';
const widePage = {
  'the wide menu opens under': 'A page that is narrower in letters has the other menu.',
  'the wide menu opens, moves': 'A page that is narrower in letters has the other menu.',
  'Back and Forward': 'The header of such a page has no link to follow.',
  'story: a thousand orders': 'On such a page the filters are behind a button.',
};
const ofManyDays = { 'story: a thousand orders': 'Its chart ends today, and other weeks have other sums.' };
const withChart = { ...ofManyDays, 'an admin': 'The chart ends today, in weeks if the oldest order is long ago.' };
/** Journeys that store something right after a button is pressed. */
const storing = ['from pricing', 'from the trial', 'an Instant Site', 'sign-up'];

export const conditions: Readonly<Record<string, Condition>> = {
  translated: {
    imitates: 'A translator replaces each text node by two elements, also those that are added later.',
    prepare: translate,
    touches: ['from pricing', 'the search’s dialog'],
  },
  'late scripts': {
    imitates: 'Scripts arrive three seconds after the HTML, and the visitor does not wait.',
    prepare: changes.delayScripts(3000),
    change: () => ({ isHasty: true }),
    // The form is sent without script, and only a script remembers what was searched for.
    differs: /\.recentSearches$/,
    touches: ['an Instant Site', 'the search’s page', 'an address with'],
    except: {
      'one answer is open': 'A question is pressed while no script is there that could open it.',
      'the wide menu opens, moves': 'Keys are pressed while no script is there that could open it.',
      [phoneMenu]: 'Without script the menu’s button is a link to the footer.',
      'the search’s dialog': 'Without script the link leads to the page of the search.',
      'Back and Forward': 'A page whose scripts are not there yet is left by loading another one.',
    },
  },
  extension: {
    imitates: 'An extension adds an element after every field, and an attribute to the root, before hydration.',
    prepare: changes.addForeignElements,
    touches: ['from pricing', 'sign-up, card'],
  },
  autofill: {
    imitates: 'Fields are filled in without an event, and a `keydown` has no key.',
    change: changes.autofill,
    differs: /^sessionStorage\.draft:/,
    touches: ['from the trial', 'from pricing', 'sign-up, card'],
    except: {
      'a card’s number': 'It is formatted when the form is sent.',
      'a draft is there': 'No event says that there is something to keep before the form is sent.',
    },
  },
  'New York, last week of October': {
    imitates: 'Daylight saving time ends within the next seven days.',
    options: { timezoneId: 'America/New_York' },
    prepare: changes.beginAt('2026-10-29T14:00:00Z'),
    except: withChart,
    touches: ['sign-up, card', 'story: a trial'],
  },
  'Auckland, first week of April': {
    imitates: 'Daylight saving time ends within the next seven days, on the other side of the date line.',
    options: { timezoneId: 'Pacific/Auckland' },
    prepare: changes.beginAt('2026-04-02T22:00:00Z'),
    // The chart of revenue ends today, in weeks if the oldest order is long ago; and active orders have waited for as long.
    differs: /: \$|^Per (day|week)|^(Week of )?‹date›$|^\d+ days$|^today$/i,
    except: ofManyDays,
    touches: ['from the trial', 'an admin sorts'],
  },
  'open over midnight': {
    imitates: 'A tab is left open overnight, and used in the morning.',
    prepare: changes.beginAt('2026-11-30T22:00:00Z'),
    change: changes.stayOvernight,
    except: withChart,
    touches: ['from the trial', 'a draft is there'],
  },
  'search opened while something runs': {
    imitates: 'The visitor opens the search and closes it while something runs.',
    change: changes.openSearch,
    // The browser is not asked to keep the storage while the search's field has the focus.
    differs: /\.persistenceAsked$/,
    waits: 'specified',
    touches: ['an Instant Site', 'sign-up, card', 'story: a lost answer'],
  },
  'demo desk opened while something runs': {
    imitates: 'The visitor opens the demo desk and closes it while something runs.',
    options: { viewport: { width: 1440, height: 900 } },
    change: changes.openDesk,
    waits: 'specified',
    touches: ['from pricing', 'an Instant Site'],
    except: { 'story: a declined card': 'The story opens the desk by itself.' },
  },
  'menu opened while something runs': {
    imitates: 'The visitor opens the menu on a phone and closes it while something runs.',
    options: { viewport: { width: 390, height: 844 } },
    change: changes.openMenu,
    // A narrow page has other words, such as those of the steps.
    differs: /^(?!(local|session)Storage\.)/,
    waits: 'specified',
    touches: ['sign-up, card', 'an Instant Site'],
    except: {
      ...widePage,
      'the search’s dialog': 'The header of a phone has no link to the search.',
      [phoneMenu]: 'It would close the menu that the journey opens.',
      'from the trial': dialogComesLater,
      'story: a trial': dialogComesLater,
    },
  },
  'no film': {
    imitates: 'The browser refuses to play by itself.',
    prepare: changes.refuseToPlay,
    touches: ['Back and Forward', 'a link from another', phoneMenu],
    except: { 'a film plays': 'That is what is refused; `case-study.spec.ts` says what must be seen.' },
  },
  'plain http': {
    imitates: 'The page comes from an insecure origin: no clipboard, no service worker, no Web Locks.',
    prepare: changes.beInsecure,
    touches: ['a film plays', 'an admin saves'],
  },
  'slow 3G, slow machine': {
    imitates: 'A phone of some years ago, on a slow network, that saves data.',
    prepare: changes.beSlow,
    touches: ['from pricing', 'story: a full storage'],
  },
  'text 200 %': {
    imitates: 'The browser’s setting for the size of text is twice the usual.',
    prepare: changes.enlargeText,
    differs: /^(?!(local|session)Storage\.)/,
    touches: ['from pricing', 'a card’s number'],
    except: { ...widePage, 'a film plays': 'The heading that is pressed has the film out of view, where it pauses.' },
  },
  'forced colors, reduced motion': {
    imitates: 'Windows’ contrast themes, and the wish for less motion.',
    options: { forcedColors: 'active', reducedMotion: 'reduce' },
    touches: ['one answer is open', 'the wide menu opens under'],
    except: { 'a film plays': 'With less motion a film waits until it is started.' },
  },
  'scroll bars that take room': {
    imitates: 'A computer with a mouse.',
    launch: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    touches: ['an Instant Site', 'the wide menu opens, moves'],
  },
  'storage blocked': {
    imitates: 'The browser lets pages have no storage.',
    prepare: (page) => blockStorage(page, 'localStorage', 'sessionStorage'),
    differs: /^(local|session)Storage\.|^This browser blocks storage|^You can try everything|^Draft saved/,
    touches: ['from pricing', 'an Instant Site'],
    except: {
      'a draft is there': 'Nothing outlives a reload.',
      'story: a lost answer': 'Nothing outlives a reload.',
      'an admin': 'The journey fills the storage first.',
      'sign-up, card': 'The journey reads the storage.',
      'a film plays': 'The journey reads the storage.',
    },
  },
  'storage full': {
    imitates: 'The storage takes nothing more from the first press of a button on.',
    change: changes.fillStorage,
    instead: {
      ...Object.fromEntries(storing.map((begin) => [begin, /storage is full/])),
      'an admin saves': /storage is full/,
      story: /could not save/,
    },
    except: { 'a film plays': 'The choice of sound cannot be kept.' },
    touches: ['sign-up, card', 'from the trial', 'story: buy credits'],
  },
  printed: {
    imitates: 'The visitor prints the page at each stop, and goes on.',
    beforeSnapshot: changes.print,
    touches: ['sign-up, card', 'story: a declined card', 'story: a thousand orders'],
  },
};
