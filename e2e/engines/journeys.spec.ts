import { account } from '../journeys/account';
import { flows } from '../journeys/flows';
import { menus } from '../journeys/menus';
import { pages } from '../journeys/pages';
import { payments } from '../journeys/payments';
import { test } from './fixtures';

const instantSite = 'Instant Site: a card that is accepted';
const never = () => Promise.reject();
const all = { ...menus, ...pages, ...flows, ...account, [instantSite]: payments[instantSite] ?? never };

const inGate = [
  'from pricing',
  instantSite,
  'a draft is there',
  'Back and Forward',
  'the search’s dialog',
  'sign-up, card',
  'an admin sorts',
];

for (const [name, journey] of Object.entries(all))
  test(inGate.some((begin) => name.startsWith(begin)) ? name : `${name} @night`, ({ tab }) =>
    journey(tab, async () => {}),
  );
