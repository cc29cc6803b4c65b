import { useState } from 'react';
import { useMatches, useNavigate } from 'react-router-dom';
import { logOutTexts } from '../../content/account/account-links';
import { useStillHere } from '../../hooks/use-still-here';
import { isWorkspace } from '../../lib/links';
import { href } from '../../paths';

const loadLogOut = async () => (await import('../../services/sign-in/log-out')).logOut;

/** The login page does not lead back, because another person may log in next. On public pages the service is loaded when it is needed. @returns the function; it throws as the service does */
export const useLogOut = (onDone = () => {}, load = loadLogOut) => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  // The guard replaces the entry, too: Back should not lead to the last customer's form.
  const replace = isWorkspace(useMatches());
  return async () => {
    const { pathname } = window.location;
    const logOut = await load();
    await logOut();
    if (!isStillHere(pathname)) return;
    onDone();
    navigate(href('login'), { replace });
  };
};

/** The same where a dialog would cover a toast. @returns the function that logs out, and the error message, '' for none */
export const useLogOutWithMessage = (onDone?: () => void) => {
  const logOut = useLogOut(onDone);
  const [problem, setProblem] = useState('');
  const logOutWithMessage = async () => {
    setProblem('');
    await logOut().catch(() => setProblem(logOutTexts.failed));
  };
  return [logOutWithMessage, problem] as const;
};
