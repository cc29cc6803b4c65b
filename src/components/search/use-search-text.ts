import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../hooks/use-address-query';
import { useDelayedText } from '../../hooks/use-delayed-text';
import { searchHref } from '../../paths';
import { rememberSearch } from './use-recent-searches';

/** State of a history entry that further typing replaces. */
const typedState = { isTyped: true };

/**
 * The query of `/search` and the text of its field, which the address follows after a short delay. The first change of a
 * query pushes a history entry, and further typing replaces it until the form is submitted. So Back leads to the query
 * before.
 * @returns the trimmed `query` of the address; the field's `text`, ref and handlers; and `submit` for the form
 */
export const useSearchText = () => {
  const navigate = useNavigate();
  const location = useLocation();
  /** Whether typing replaces the current entry. Set at once, because a busy machine renders the new location later. */
  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current = location.state?.isTyped === true;
  }, [location]);
  const inAddress = useAddressQuery().get('q') ?? '';
  const { text, field, type, flush, drop } = useDelayedText(inAddress, (next) => {
    navigate(searchHref(next), {
      replace: isTyped.current || inAddress === '',
      preventScrollReset: true,
      state: typedState,
    });
    isTyped.current = true;
  });
  const submit = () => {
    drop();
    const submitted = text.trim();
    rememberSearch(submitted);
    if (isTyped.current || submitted !== inAddress)
      navigate(searchHref(submitted), { replace: isTyped.current || inAddress === '', preventScrollReset: true });
    isTyped.current = false;
  };
  return { query: inAddress.trim(), text, field, type, flush, submit };
};
