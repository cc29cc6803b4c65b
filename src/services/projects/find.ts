/** Which projects a visitor sees, and on which side they are. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { ownerEmail } from '../account/account-data';
import { readAccount } from '../credits/history';
import { type Order, readOrders } from '../orders/orders';
import { customerOf, isListed, readVisitor, type Visitor } from '../submissions/owner';
import { readSubmissions } from '../submissions/submissions';
import { type Log, readLogs, type Side } from './log';
import { type Project, projectMaker, redemptionProject } from './project';

/** What the address of a project's page names. `customer` is in the links of admins: two customers may have entries with one id. */
export type ProjectAddress = Readonly<Record<'order' | 'entry' | 'date' | 'customer', string | null>>;

/** A project as the visitor sees it. `side` is null for what they see, but have no part in: its log is not theirs. */
export type SeenProject = { project: Project; log: Log; side: Side | null };

const none: Log = [];

/** Whose log it is: an order that another person's address is in is shown to the tab that sent it, without its messages. */
const hasPart = ({ customer }: Project, { email }: Visitor) => customer === null || customer === email;

/** What the signed-in customer has ordered and sent, newest first. */
export const readOwnProjects = (): SeenProject[] => {
  const visitor = readVisitor(store);
  if (visitor.email === null && store.read(keys.authToken) === null) return [];
  const [all, logOf] = [readSubmissions(), readLogs()];
  const makeProject = projectMaker(all);
  const sent = all.filter((one) => isListed(one, visitor)).map(makeProject);
  const redeemed = readAccount().statements.flatMap((entry) =>
    entry.type === 'redemption' ? [redemptionProject(entry, visitor.email ?? ownerEmail(store))] : [],
  );
  // A site and its checkout are listed once.
  const each = [...new Map([...sent, ...redeemed].map((project) => [project.key, project])).values()];
  return each
    .map((project): SeenProject => {
      const isTheirs = project.kind === 'redemption' || hasPart(project, visitor);
      return { project, log: isTheirs ? logOf(project.key) : none, side: isTheirs ? 'customer' : null };
    })
    .sort((a, b) => (a.project.date < b.project.date ? 1 : a.project.date > b.project.date ? -1 : 0));
};

const redemptionOf = (order: Order): Project[] =>
  order.type === 'redemption' ? [redemptionProject(order, order.userEmail)] : [];

/** Every project, for the admin's list; newest first. @param isWanted by the customer's address, to make only those */
export const readAllProjects = (isWanted: (email: string | null) => boolean = () => true): SeenProject[] => {
  const [all, logOf, { email }] = [readSubmissions(), readLogs(), readVisitor(store)];
  const makeProject = projectMaker(all);
  const sent = all.filter((one) => isWanted(customerOf(one))).map(makeProject);
  const redeemed = readOrders()
    .filter(({ userEmail }) => isWanted(userEmail))
    .flatMap(redemptionOf);
  const each = [...new Map([...sent, ...redeemed].map((project) => [project.key, project])).values()];
  return each
    .map(
      (project): SeenProject => ({
        project,
        log: logOf(project.key),
        side: project.customer === email ? 'customer' : 'agency',
      }),
    )
    .sort((a, b) => (a.project.date < b.project.date ? 1 : a.project.date > b.project.date ? -1 : 0));
};

const isNamed =
  ({ order, entry, date }: ProjectAddress) =>
  (project: Project) =>
    project.kind === 'redemption'
      ? project.entry.id === entry && (date === null || project.date === date)
      : order !== null && (project.submission.id === order || project.checkout?.id === order);

/** The project that an address names, if the visitor may see it; null also if it is not certain which one is meant. */
export const readProject = (address: ProjectAddress): SeenProject | null => {
  const { customer } = address;
  const matches = ({ project }: SeenProject) => isNamed(address)(project);
  const isOthers = customer !== null && customer !== readVisitor(store).email;
  const own = isOthers ? undefined : readOwnProjects().find(matches);
  if (own || !store.read(keys.isAdmin) || store.read(keys.authToken) === null) return own ?? null;
  const found = readAllProjects((email) => customer === null || email === customer).filter(matches);
  return found.length === 1 ? (found[0] ?? null) : null;
};
