/** What the demo desk has set in this tab, for the services that it steers. */
import { hasDemoDesk } from '../has-demo-desk';
import { normalSteering, type Steering } from '../storage/steering';
import { store } from '../storage/store';
import { demoSteering } from '../storage/visitor-keys';

/** What is steered now; in a build without the desk nothing ever is. */
export const readSteering = (): Steering => (hasDemoDesk ? store.read(demoSteering) : normalSteering);
