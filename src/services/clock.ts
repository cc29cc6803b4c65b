/** The only clock of services and pages, because the demo desk can set it ahead. */
import { readSteering } from './delays';

/** The current time, ahead of the real time by what the demo desk has set. */
export const now = (): Date => new Date(Date.now() + readSteering().clockOffset);
