import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The state of a dialog that every navigation closes: a link, Back, the end of a payment, a slow page that arrives. The
 * dialog stays open if the page below only changes its own query, as a filter does shortly after typing.
 * @param openCount how often the visitor has opened the dialog
 */
export const useOpenUntilNavigation = (openCount: number) => {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const [last, setLast] = useState(location);
  /** The value of `openCount` when the dialog was last closed. */
  const [closedCount, setClosedCount] = useState(0);
  const close = () => setClosedCount(openCount);
  // During render, because the new page can take the focus only when the dialog is closed.
  if (last !== location) {
    setLast(location);
    const isOwnQuery = !isPop && last.pathname === location.pathname && last.search !== location.search;
    if (!isOwnQuery) close();
  }
  return [openCount > closedCount, close] as const;
};
