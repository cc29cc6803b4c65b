import { Children, type ReactNode } from 'react';
import './later.css';

/**
 * Parts of a page that lie below a phone's first screen. A phone paints that screen without them; the style sheet lays
 * them out one by one with the frames after it. Each has a box of its own for that: what holds a place for another must not
 * look like anything itself.
 */
export const Later = ({ children }: { children: ReactNode }) =>
  Children.map(children, (part) => part && <div className="later">{part}</div>);
