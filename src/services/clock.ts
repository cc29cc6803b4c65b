import { normalSteering, type Steering } from '../storage/steering';
import { store } from '../storage/store';
import { demoSteering } from '../storage/visitor-keys';

/** The steering of this tab. In a build without the desk, everything is normal. */
export const readSteering = (): Steering =>
  import.meta.env.VITE_DEMO_DESK !== 'off' ? store.read(demoSteering) : normalSteering;

/** The only clock of services and pages, ahead of the real time by what the demo desk has set. */
export const now = (): Date => new Date(Date.now() + readSteering().clockOffset);
