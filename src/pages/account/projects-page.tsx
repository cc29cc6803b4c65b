import { Navigate, useLocation } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { PageHeading } from '../../components/ui/page-heading';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { idInHash } from '../../lib/links';
import { projectHref } from '../../paths';
import { useOwnProjects } from '../../queries/projects';
import { useStored } from '../../storage/use-stored';
import { userEmail } from '../../storage/visitor-keys';
import { EmptyList } from './parts/filtered-list';
import { PortalFrame } from './parts/portal-frame';
import { ProjectList } from './project/project-list';

export const handle = fixedPage(pageMeta.projects);

const Projects = () => {
  const projects = useOwnProjects(useStored(userEmail));
  return (
    <PortalFrame>
      <PageHeading title="Projects" intro="What you have ordered and sent us, newest first." />
      <h2 className="sr-only">All your projects</h2>
      {projects.length === 0 ? (
        <EmptyList>
          <p className="max-w-measure text-lead">
            No projects yet. What you redeem, order or send us shows up here, with its state and its next step.
          </p>
        </EmptyList>
      ) : (
        <ProjectList projects={projects} />
      )}
    </PortalFrame>
  );
};

/** `#request-{id}` named what was sent, before it had a page of its own. */
const Found = () => {
  const [, order] = /^request-(.+)$/.exec(idInHash(useLocation().hash)) ?? [];
  return order === undefined ? <Projects /> : <Navigate to={projectHref({ order })} replace />;
};

export const Component = guarded({ who: 'customer', title: 'Projects', toDo: 'see your projects' }, Found);
