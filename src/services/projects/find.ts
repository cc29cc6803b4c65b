/** Projects as admins see them, and the one that an address names. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { readOrders } from '../orders/orders';
import { readVisitor } from '../submissions/owner';
import { readSubmissions } from '../submissions/submissions';
import { readLogs } from './log';
import { listOnce, readOwnProjects, type SeenProject } from './own';
import { type Project, projectMaker, redemptionProject } from './project';

/** What the address of a project's page names. `customer` is in the links of admins: two customers may have entries with one id. */
export type ProjectAddress = Readonly<Partial<Record<'order' | 'entry' | 'date' | 'customer', string | null>>>;

/** Every project, for the admin's list; newest first. */
export const readAllProjects = (): SeenProject[] => {
  const [all, logOf, { email }] = [readSubmissions(), readLogs(), readVisitor(store)];
  const sent = all.map(projectMaker(all));
  const redeemed = readOrders()
    .filter((order) => order.type === 'redemption')
    .map((order) => redemptionProject(order, order.userEmail));
  return listOnce([...sent, ...redeemed], (project) => ({
    project,
    log: logOf(project.key),
    side: project.customer === email ? 'customer' : 'agency',
  }));
};

const isNamed = ({ order, entry, date }: ProjectAddress, project: Project): boolean =>
  project.entry
    ? project.entry.id === entry && (date ?? project.date) === project.date
    : typeof order === 'string' && [project.submission.id, project.checkout?.id].includes(order);

/** The project that an address names, if the visitor may see it; null also if it is not certain which one is meant. */
export const readProject = (address: ProjectAddress): SeenProject | null => {
  const { email } = readVisitor(store);
  const { customer } = address;
  const matches = ({ project }: SeenProject) => isNamed(address, project);
  const own = (customer ?? email) === email ? readOwnProjects().find(matches) : undefined;
  if (own || !store.read(keys.isAdmin) || store.read(keys.authToken) === null) return own ?? null;
  const isTheirs = ({ project }: SeenProject) => (customer ?? project.customer) === project.customer;
  const found = readAllProjects().filter((seen) => isTheirs(seen) && matches(seen));
  return found.length === 1 ? (found[0] ?? null) : null;
};
