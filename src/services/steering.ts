import { hasDemoDesk } from '../has-demo-desk';
import { normalSteering, type Steering } from '../storage/steering';
import { store } from '../storage/store';
import { demoSteering } from '../storage/visitor-keys';

/** The steering of this tab. In a build without the desk, everything is normal. */
export const readSteering = (): Steering => (hasDemoDesk ? store.read(demoSteering) : normalSteering);
