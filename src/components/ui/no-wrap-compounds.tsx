/** Hyphenated compounds are not wrapped. With a non-breaking hyphen, the browser's search would not find the word. */
export const NoWrapCompounds = ({ text }: { text: string }) =>
  text.split(/(\w+(?:-\w+)+)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
    <span key={index} className={index % 2 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
