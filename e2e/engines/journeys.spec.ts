import { account } from '../journeys/account';
import { flows } from '../journeys/flows';
import { menus } from '../journeys/menus';
import { pages } from '../journeys/pages';
import { test } from './fixtures';

const all = { ...menus, ...pages, ...flows, ...account };

const inGate = [
  'from pricing',
  'an Instant Site',
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
