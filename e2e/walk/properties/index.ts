/** What holds after every step, on every page. */
import { backShowsThePageBefore } from './back';
import { balanceIsSumOfHistory } from './balance';
import { closedDialogLeavesPage } from './dialog';
import { focusIsNotLost } from './focus';
import { hasOneHeading, linkShowsItsPage, titleBelongsToPage } from './heading';
import { linkLeadsToTop } from './link';
import type { Property } from './moment';
import { isPaidForOnce } from './payments';
import { keepsSecrets } from './secrets';
import { hidesAccounts } from './signed-out';
import { staysInWidth } from './width';

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
