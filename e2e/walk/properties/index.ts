/** What holds after every step, on every page. */
import { balanceIsSumOfHistory } from './balance';
import type { Property } from './moment';
import {
  backShowsThePageBefore,
  closedDialogLeavesPage,
  focusIsNotLost,
  hasOneHeading,
  linkLeadsToTop,
  linkShowsItsPage,
  staysInWidth,
  titleBelongsToPage,
} from './page';
import { isPaidForOnce } from './payments';
import { keepsSecrets } from './secrets';
import { hidesAccounts } from './signed-out';

export const properties: readonly Property[] = [
  hasOneHeading,
  titleBelongsToPage,
  staysInWidth,
  linkShowsItsPage,
  linkLeadsToTop,
  focusIsNotLost,
  backShowsThePageBefore,
  closedDialogLeavesPage,
  hidesAccounts,
  balanceIsSumOfHistory,
  isPaidForOnce,
  keepsSecrets,
];
