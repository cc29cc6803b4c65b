import { logOut } from '../../services/account/session';
import { failureMessage } from '../feedback/failure-message';
import { toast } from '../ui/toast/toast';
import { useLogOut } from './use-log-out';

// Loaded with the page, so that logging out needs nothing from the network.
const load = async () => logOut;

/** Logs out from a page of the account area; a failure shows a toast. */
export const useAccountLogOut = () => {
  const logOutNow = useLogOut({ load });
  return () => void logOutNow().catch((error) => toast(failureMessage(error)));
};
