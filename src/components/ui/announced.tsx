import { useCallback, useEffect, useState } from 'react';

type Props = {
  /** Changes each time the text is to be announced: the number of a press, the filter of a list. */
  cause: unknown;
  children: string;
  /** For a live region that is mounted with its first text: words that come together with their region are not read out. */
  isLate?: boolean;
};

/** A screen reader reads what changes, so a text that may be the same twice is rendered again for each cause. */
export const Announced = ({ cause, children, isLate = false }: Props) => {
  const [said, setSaid] = useState(isLate ? null : cause);
  useEffect(() => setSaid(cause), [cause]);
  return said === cause && children ? <span>{children}</span> : null;
};

/** A text that is announced each time it is said, also if it is the same. */
export const useAnnouncement = () => {
  const [said, setSaid] = useState({ text: '' });
  const say = useCallback((text: string) => setSaid({ text }), []);
  return [
    <Announced key="said" cause={said}>
      {said.text}
    </Announced>,
    say,
    said.text,
  ] as const;
};
