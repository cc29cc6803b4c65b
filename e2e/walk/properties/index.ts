/** What holds after every step, on every page. */
import { balanceIsSumOfHistory } from './balance';
import type { Property } from './moment';
import * as ofThePage from './page';
import { isPaidForOnce } from './payments';
import { keepsSecrets } from './secrets';
import { hidesAccounts } from './signed-out';

export const properties: readonly Property[] = [
  ...Object.values(ofThePage),
  hidesAccounts,
  balanceIsSumOfHistory,
  isPaidForOnce,
  keepsSecrets,
];
