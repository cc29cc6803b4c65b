import { account } from '../journeys/account';
import { flows } from '../journeys/flows';
import { menus } from '../journeys/menus';
import { pages } from '../journeys/pages';
import { test } from './fixtures';

for (const [name, journey] of Object.entries({ ...menus, ...pages, ...flows, ...account }))
  test(name, ({ tab }) => journey(tab, async () => {}));
