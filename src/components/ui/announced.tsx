import { useEffect, useState } from 'react';

type Props = {
  /** Changes each time the text is to be announced: the number of a press, the filter of a list. */
  cause: unknown;
  children: string;
};

/** A screen reader reads what changes, so a text that may be the same twice is rendered again for each cause. */
export const Announced = ({ cause, children }: Props) => {
  const [said, setSaid] = useState(cause);
  useEffect(() => setSaid(cause), [cause]);
  return said === cause && children ? <span>{children}</span> : null;
};
