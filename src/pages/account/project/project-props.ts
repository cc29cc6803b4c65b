import type { ProjectAddress } from '../../../services/projects/find';
import type { SeenProject } from '../../../services/projects/own';

export type ProjectProps = { seen: SeenProject; address: ProjectAddress; now: Date };
