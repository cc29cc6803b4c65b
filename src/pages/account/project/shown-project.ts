import { moveFocusWhenRemoved } from '../../../lib/focus';
import { type Act, actOn } from '../../../services/projects/acts';
import type { ProjectAddress } from '../../../services/projects/find';
import type { Side } from '../../../services/projects/log';
import type { SeenProject } from '../../../services/projects/own';

/** The project as it stands now, and the address of its page. */
export type ProjectProps = { seen: SeenProject & { now: Date }; address: ProjectAddress };

/** Does something on the project as the page shows it. @param focusId of what gets the focus if the pressed control is removed */
export const actOnShown = (
  { seen, address }: ProjectProps,
  side: Side,
  acts: Act | readonly Act[],
  focusId?: string,
): Promise<void> => {
  if (focusId !== undefined) moveFocusWhenRemoved(() => document.getElementById(focusId));
  return actOn(address, side, acts, seen.log.at(-1)?.id);
};
