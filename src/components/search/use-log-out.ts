import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../content/search/search-page';
import { useOnDemand } from '../../lib/use-on-demand';
import { useWatchPlace } from '../../lib/use-still-here';
import { href } from '../../paths';

const loadLogOut = async () => (await import('../../services/account/session')).logOut;

/**
 * Logs out and opens the login page. The account's code is loaded when it is needed.
 * @param onDone called just before the navigation
 * @returns the function that logs out, and the error message, '' if there is none
 */
export const useLogOut = (onDone = () => {}) => {
  const navigate = useNavigate();
  const watchPlace = useWatchPlace();
  const [problem, setProblem] = useState('');
  const [, load] = useOnDemand(loadLogOut);
  const logOut = async () => {
    setProblem('');
    const isStillHere = watchPlace();
    const logOutNow = await load();
    const isDone = await logOutNow?.().then(
      () => true,
      () => false,
    );
    if (!isDone) return setProblem(searchTexts.logOutFailed);
    if (!isStillHere()) return;
    onDone();
    navigate(href('login'));
  };
  return [logOut, problem] as const;
};
