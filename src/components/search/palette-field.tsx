import { CommandInput, useCommandState } from 'cmdk';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { searchTexts } from '../../content/search/search-page';
import { keepModifiedKeys } from '../../lib/keys';

/** The option that Enter follows: the selected one, or the first one while none is selected yet. */
export const selectedOption = (list: ParentNode | null | undefined): HTMLElement | null =>
  list?.querySelector<HTMLElement>('[role=option][aria-selected=true]') ??
  list?.querySelector<HTMLElement>('[role=option]') ??
  null;

/** From this number of letters on, the text is a step smaller. */
const longQuery = 22;

/** Home and End move the caret, not the selection of the list. */
const keepFieldKeys = (event: KeyboardEvent) => {
  if (event.key === 'Home' || event.key === 'End') event.stopPropagation();
  else keepModifiedKeys(event);
};

type Props = { query: string; onChange: (query: string) => void; input: RefObject<HTMLInputElement | null> };

/** cmdk 1.1.1 loses `aria-activedescendant` when the options change but not the selection, so it is read from the list. */
export const PaletteField = ({ query, onChange, input }: Props) => {
  // Renders again when the selection changes.
  useCommandState(({ value }) => value);
  const [active, setActive] = useState<string>();
  // No dependencies, because every render can change the list.
  useEffect(() => setActive(selectedOption(input.current?.closest('[cmdk-root]'))?.id));
  return (
    <CommandInput asChild value={query} onValueChange={onChange}>
      <input
        ref={input}
        aria-activedescendant={active}
        placeholder={searchTexts.placeholder}
        onKeyDown={keepFieldKeys}
        maxLength={100}
        enterKeyHint="go"
        onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
        className={query.length < longQuery ? 'text-subheading sm:text-heading' : 'text-lead sm:text-subheading'}
      />
    </CommandInput>
  );
};
