import { account } from './account';
import { flows } from './flows';
import { menus } from './menus';
import { pages } from './pages';
import { stories } from './stories';
import type { Journey } from './tab';

/** What visitors, customers and admins do, by name. Engines and conditions run the same ones. */
export const journeys: Record<string, Journey> = { ...menus, ...pages, ...flows, ...account, ...stories };
