import { Navigate, useNavigate } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { DeliveredSite, useDelivered } from '../../components/sketch/delivered-site';
import { keptFiles } from '../../components/sketch/kept-files';
import { Link } from '../../components/ui/link';
import { siteTexts } from '../../content/account/delivered-site';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { href, projectHref, siteHref } from '../../paths';
import { useProject } from '../../queries/projects';
import type { Log } from '../../services/projects/log';
import { addressOf, type Project } from '../../services/projects/project';
import { siteAnswers } from '../../services/projects/site-answers';
import { isStanding } from '../../services/projects/states';
import type { Submission } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { isAdmin, userEmail } from '../../storage/visitor-keys';
import { useNow } from '../parts/use-now';

export const handle = fixedPage(pageMeta.site);

type SiteProps = { submission: Submission; log: Log; page: string; back: string };

const Site = ({ submission, log, page, back }: SiteProps) => {
  const navigate = useNavigate();
  const files = keptFiles(submission);
  const delivered = useDelivered(siteAnswers(submission.answers, log), files);
  return (
    <>
      <DeliveredSite
        delivered={delivered}
        files={files}
        page={page}
        hrefOf={(id) => siteHref(submission, id)}
        onFollow={(target) => navigate(target)}
      />
      <p className="on-ink flex flex-wrap justify-between gap-x-6 gap-y-1 px-gutter py-3 text-sm print:hidden">
        <span>{siteTexts.deliveredBy}</span>
        <Link to={back} className="text-link">
          {siteTexts.back}
        </Link>
      </p>
    </>
  );
};

const backTo = (project: Project, side: 'customer' | 'agency' | null) => projectHref(addressOf(project, side));

/** The delivered site of an order; before it stands, its project. An order that is not the visitor's leads to the list. */
const Found = () => {
  const query = useAddressQuery();
  const order = query.get('order');
  const seen = useProject(useStored(userEmail), { order, entry: null, date: null, customer: null });
  const admin = useStored(isAdmin);
  const now = useNow();
  if (!now || query.size === 0) return null;
  if (seen?.project.kind !== 'site')
    return <Navigate to={admin ? href('admin', { tab: 'requests' }) : href('projects')} replace />;
  const { project, log, side } = seen;
  const back = backTo(project, side);
  if (!isStanding({ project, log, now })) return <Navigate to={back} replace />;
  return <Site submission={project.submission} log={log} page={query.get('page') ?? 'home'} back={back} />;
};

const guard = { who: 'customer', title: 'Your site', toDo: 'see your site', isBare: true } as const;

export const Component = () => (
  <Guard {...guard}>
    <Found />
  </Guard>
);
