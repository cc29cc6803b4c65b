import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../lib/use-address-query';
import { useDelayedText } from '../../lib/use-delayed-text';
import { searchHref } from '../../paths';
import { rememberSearch } from './use-recent-searches';

/** The state of a history entry whose query is still being typed: more typing replaces it. */
const typing = { isTyped: true };

/**
 * The query of `/search` and the text of its field. The address follows the field a moment later. The first change of a
 * query makes a history entry, further typing replaces it, and sending the form ends that: Back leads to the query before.
 * @returns `query` in the address, trimmed; `text` and ref of the field; and what the field does with it
 */
export const useSearchText = () => {
  const navigate = useNavigate();
  const location = useLocation();
  /** Whether the current entry is still being typed. Set as soon as it is written: on a busy machine it is rendered later. */
  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current = location.state?.isTyped === true;
  }, [location]);
  const inAddress = useAddressQuery().get('q') ?? '';
  const { text, field, type, flush, drop } = useDelayedText(inAddress, (next) => {
    navigate(searchHref(next), {
      replace: isTyped.current || inAddress === '',
      preventScrollReset: true,
      state: typing,
    });
    isTyped.current = true;
  });
  const send = () => {
    drop();
    const sent = text.trim();
    rememberSearch(sent);
    if (isTyped.current || sent !== inAddress)
      navigate(searchHref(sent), { replace: isTyped.current || inAddress === '', preventScrollReset: true });
    isTyped.current = false;
  };
  return { query: inAddress.trim(), text, field, type, flush, send };
};
