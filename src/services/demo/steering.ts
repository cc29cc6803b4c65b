/** What the demo desk has set in this tab, for the services that it steers. */
import { normalSteering, type Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoSteering } from '../../storage/visitor-keys';

/** Whether this build has the demo desk. Written out, so that the build leaves out what depends on it. */
export const hasDemoDesk: boolean = import.meta.env.VITE_DEMO_DESK !== 'off';

/** What is steered now; in a build without the desk nothing ever is. */
export const readSteering = (): Steering => (hasDemoDesk ? store.read(demoSteering) : normalSteering);
