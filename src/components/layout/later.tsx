import { Children, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import './later.css';

type Props = {
  children: ReactNode;
  /** Within a section that others follow: added before them, so that they do not move. */
  isFirst?: boolean;
};

/** For an element that can be such a part itself. */
export const laterClass = 'later';

/**
 * Parts of a page that lie below a phone's first screen. A phone paints that screen without them; the style sheet adds
 * them one by one with the frames after it.
 */
export const Later = ({ children, isFirst = false }: Props) =>
  Children.map(
    children,
    (part) => part && <div className={classNames(laterClass, 'contents', isFirst && 'later-first')}>{part}</div>,
  );
