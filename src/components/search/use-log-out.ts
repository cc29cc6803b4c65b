import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchWords } from '../../content/search/search-page';
import { href } from '../../paths';

/**
 * Logs out and leads to the login. The account's code loads with the press.
 * @param onDone is called just before the navigation
 * @returns what does it; and what to tell the visitor, '' where nothing went wrong
 */
export const useLogOut = (onDone = () => {}) => {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const logOut = async () => {
    setProblem('');
    try {
      const session = await import('../../services/account/session');
      await session.logOut();
      onDone();
      navigate(href('login'));
    } catch {
      setProblem(searchWords.notLoggedOut);
    }
  };
  return [logOut, problem] as const;
};
