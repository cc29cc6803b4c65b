import { Navigate, useLocation } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { href, projectHref } from '../../paths';
import { useProject } from '../../queries/projects';
import { type ProjectAddress, readProject } from '../../services/projects/find';
import { addressOf } from '../../services/projects/project';
import { useStored } from '../../storage/use-stored';
import { isAdmin, userEmail } from '../../storage/visitor-keys';
import { useNow } from '../parts/use-now';
import { PortalFrame } from './parts/portal-frame';
import { ProjectView } from './project/project-view';

export const handle: PageHandle = {
  // What was bought and the number: a title is seen by others, so it has no name.
  meta: ({ search }) => {
    const project = typeof window === 'undefined' ? null : readProject(Object.fromEntries(search))?.project;
    return project ? { ...pageMeta.project, title: `${project.title} ${project.number}` } : pageMeta.project;
  },
};

const Project = () => {
  const query = useAddressQuery();
  const { search } = useLocation();
  const address: ProjectAddress = Object.fromEntries(query);
  const seen = useProject(useStored(userEmail), address);
  const admin = useStored(isAdmin);
  const now = useNow();
  const list = admin && seen?.side !== 'customer' ? href('admin', { tab: 'requests' }) : href('projects');
  if (!now || (query.size === 0 && search !== '')) return null;
  if (!seen) return <Navigate to={list} replace />;
  const { project, side } = seen;
  // A checkout leads to the site that it has paid for.
  if (project.submission && project.submission.id !== address.order)
    return <Navigate to={projectHref(addressOf(project, side))} replace />;
  return (
    <PortalFrame back={{ to: list, label: 'Back to Projects' }}>
      <ProjectView key={project.key} seen={{ ...seen, now }} address={address} />
    </PortalFrame>
  );
};

export const Component = guarded({ who: 'customer', title: 'Project', toDo: 'see your project' }, Project);
