import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { legalOpening } from './legal/legal-opening';

export const { handle, Component } = legalOpening(pageMeta.cookies, openings.cookies, () => import('./cookies/rest'));
