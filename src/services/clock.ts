/** The one clock: everything that needs the time asks here. */
import { readSteering } from './demo/steering';

/** The time now, or the time that the demo desk has moved the clock to. */
export const now = (): Date => new Date(Date.now() + readSteering().clockOffset);
