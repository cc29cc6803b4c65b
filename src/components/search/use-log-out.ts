import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchWords } from '../../content/search/search-page';
import { useOnDemand } from '../../lib/use-on-demand';
import { href } from '../../paths';

const loadLogOut = async () => (await import('../../services/account/session')).logOut;

/**
 * Logs out and leads to the login. The account's code loads with the press.
 * @param onDone is called just before the navigation
 * @returns what does it; and what to tell the visitor, '' where nothing went wrong
 */
export const useLogOut = (onDone = () => {}) => {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [, load] = useOnDemand(loadLogOut);
  const logOut = async () => {
    setProblem('');
    const logOutNow = await load();
    const isDone = await logOutNow?.().then(
      () => true,
      () => false,
    );
    if (!isDone) return setProblem(searchWords.notLoggedOut);
    onDone();
    navigate(href('login'));
  };
  return [logOut, problem] as const;
};
