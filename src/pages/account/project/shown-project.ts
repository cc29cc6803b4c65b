import { moveFocusWhenRemoved } from '../../../lib/focus';
import { type Act, actOn } from '../../../services/projects/acts';
import type { ProjectAddress } from '../../../services/projects/find';
import type { Side } from '../../../services/projects/log';
import type { SeenProject } from '../../../services/projects/own';

export type ProjectProps = { seen: SeenProject; address: ProjectAddress; now: Date };

/** Does something on the project as the page shows it. @param focusId of what gets the focus if the pressed control is removed */
export const actOnShown = (
  { seen, address }: Pick<ProjectProps, 'seen' | 'address'>,
  side: Side,
  acts: Act | readonly Act[],
  focusId?: string,
): Promise<void> => {
  if (focusId !== undefined) moveFocusWhenRemoved(() => document.getElementById(focusId));
  return actOn(address, side, acts, seen.log.at(-1)?.id);
};
