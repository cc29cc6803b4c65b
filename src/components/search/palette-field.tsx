import { CommandInput, useCommandState } from 'cmdk';
import { type RefObject, useEffect, useState } from 'react';
import { searchWords } from '../../content/search/search-page';

/** The option that Enter follows: the selected one, or the first, which is about to be selected. */
export const selectedOption = (list: ParentNode | null | undefined): HTMLElement | null =>
  list?.querySelector<HTMLElement>('[role=option][aria-selected=true]') ??
  list?.querySelector<HTMLElement>('[role=option]') ??
  null;

type Props = { query: string; onChange: (query: string) => void; input: RefObject<HTMLInputElement | null> };

/**
 * The dialog's field. cmdk 1.1.1 forgets `aria-activedescendant` when the options change under the selection, so it is
 * read from the list after each change; given to a child of its own, it takes the place of cmdk's.
 */
export const PaletteField = ({ query, onChange, input }: Props) => {
  useCommandState(({ value }) => value);
  const [active, setActive] = useState<string>();
  // Without dependencies: the list may have changed with every render.
  useEffect(() => setActive(selectedOption(input.current?.closest('[cmdk-root]'))?.id));
  return (
    <CommandInput asChild value={query} onValueChange={onChange}>
      <input
        ref={input}
        aria-activedescendant={active}
        placeholder={searchWords.placeholder}
        maxLength={100}
        enterKeyHint="go"
        className="min-w-0 grow bg-transparent py-5 font-display font-semibold text-subheading outline-none placeholder:font-normal placeholder:text-fg-quiet sm:text-heading"
      />
    </CommandInput>
  );
};
