import { Navigate } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { lazyPart } from '../../components/ui/lazy-part';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { href, projectHref } from '../../paths';
import { useProject } from '../../queries/projects';
import { addressOf } from '../../services/projects/project';
import { isStanding } from '../../services/projects/states';
import { useStored } from '../../storage/use-stored';
import { isAdmin, userEmail } from '../../storage/visitor-keys';
import { useNow } from '../parts/use-now';

export const handle = fixedPage(pageMeta.site);

/** The engine that draws comes after the page knows that there is a site. */
const CustomerSite = lazyPart(async () => (await import('./site/customer-site')).CustomerSite);

/** The delivered site of an order; before it stands, its project. An order that is not the visitor's leads to the list. */
const Found = () => {
  const query = useAddressQuery();
  const order = query.get('order');
  const seen = useProject(useStored(userEmail), { order });
  const admin = useStored(isAdmin);
  const now = useNow();
  if (!now) return null;
  if (seen?.project.kind !== 'site')
    return <Navigate to={admin ? href('admin', { tab: 'requests' }) : href('projects')} replace />;
  const { project, log, side } = seen;
  const back = projectHref(addressOf(project, side));
  if (!isStanding({ project, log, now })) return <Navigate to={back} replace />;
  return <CustomerSite submission={project.submission} log={log} page={query.get('page') ?? 'home'} back={back} />;
};

export const Component = guarded({ who: 'customer', title: 'Your site', toDo: 'see your site', isBare: true }, Found);
