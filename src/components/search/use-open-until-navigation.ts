import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Whether a dialog is open that every change of the location closes: the end of a payment, a slow page that arrives, Back. It
 * stays open when the page below only rewrites its own query, as a filter does shortly after typing.
 * @param openings how often the visitor has opened it
 */
export const useOpenUntilNavigation = (openings: number) => {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const [last, setLast] = useState(location);
  const [closed, setClosed] = useState(0);
  const close = () => setClosed(openings);
  // While rendering, so that the new page can take the focus: an open dialog would take it back.
  if (last !== location) {
    setLast(location);
    const isOwnQuery = !isPop && last.pathname === location.pathname && last.search !== location.search;
    if (!isOwnQuery) close();
  }
  return [openings > closed, close] as const;
};
