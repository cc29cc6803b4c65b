import type { FormEvent } from 'react';
import { countId } from './count-text';
import { SearchField } from './search-field';
import type { useSearchText } from './use-search-text';

type Props = Pick<ReturnType<typeof useSearchText>, 'text' | 'field' | 'type' | 'flush' | 'submit'>;

/** The form of `/search`. Results update while the visitor types. Submitting moves the focus to them, which closes an on-screen keyboard; without results, to the field. */
export const SearchForm = ({ text, field, type, flush, submit }: Props) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
    (document.getElementById(countId) ?? field.current)?.focus({ preventScroll: true });
  };
  return (
    <SearchField
      ref={field}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={flush}
      onSubmit={onSubmit}
    />
  );
};
