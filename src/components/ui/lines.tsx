export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
