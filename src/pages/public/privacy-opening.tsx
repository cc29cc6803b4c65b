import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { legalOpening } from './legal/legal-opening';

export const { handle, Component } = legalOpening(pageMeta.privacy, openings.privacy, () => import('./privacy/rest'));
