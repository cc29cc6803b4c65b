import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchTexts } from '../../content/search/search-page';
import { href } from '../../paths';

/**
 * Logs out and opens the login page. The account's code is loaded when it is needed.
 * @param onDone called just before the navigation
 * @returns the function that logs out, and the error message, '' if there is none
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
      setProblem(searchTexts.logOutFailed);
    }
  };
  return [logOut, problem] as const;
};
