/**
 * A text whose compounds ('24-hour', 'stand-up') are never broken at the hyphen. Their hyphen stays an ordinary one: another would
 * not be found by a search.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\w+(?:-\w+)+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
