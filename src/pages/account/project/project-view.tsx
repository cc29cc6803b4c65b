import { useEffect } from 'react';
import { Button } from '../../../components/ui/button';
import { lazyPart } from '../../../components/ui/lazy-part';
import { TextLink } from '../../../components/ui/link';
import { PageHeading } from '../../../components/ui/page-heading';
import { TitledSection } from '../../../components/ui/titled-section';
import { whoseTurn } from '../../../content/account/projects';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { href } from '../../../paths';
import { actOn, markSeen } from '../../../services/projects/acts';
import type { ProjectAddress } from '../../../services/projects/find';
import { drawnServiceOf } from '../../../services/projects/log';
import { actsOf, countNew } from '../../../services/projects/states';
import { nextOf, stateText } from '../../../services/projects/texts';
import { DateTime, StateBadge } from '../parts/entry-parts';
import type { ProjectProps } from './act-form';
import { CustomerActs } from './customer-acts';
import { Delivered, ProjectLog } from './project-log';

/** Only what is drawn needs the engine that draws. */
const ProofWork = /* @__PURE__ */ lazyPart(async () => (await import('./proofs/proofs')).ProofWork);
const SiteWork = /* @__PURE__ */ lazyPart(async () => (await import('./site-work')).SiteWork);
const loadAgencyActs = () => import('./agency-acts').then((module) => module.AgencyActs);
const loadDetails = () => import('./request-details').then((module) => module.RequestDetails);

type Props = Pick<ProjectProps, 'seen'> & { address: ProjectAddress };

export const ProjectView = ({ seen, address }: Props) => {
  const { project, log, side } = seen;
  const allowed = side ? actsOf(seen, side) : [];
  const act: ProjectProps['act'] = async (acts, focusId) => {
    if (focusId !== undefined) moveFocusWhenRemoved(() => document.getElementById(focusId));
    if (side) await actOn(address, side, acts, log.at(-1)?.id);
  };
  const props = { seen, allowed, act };
  const { business, submission } = project;
  const { turn, text } = nextOf(seen);
  const news = side === null ? 0 : countNew(seen, side);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time changes when the page comes into view; with the address, a new object in each render, it would be stored at each render
  useEffect(() => {
    // A page that is only rendered ahead, or in a tab behind, was not opened yet. A full storage loses only that it was seen.
    if (news > 0 && document.visibilityState === 'visible') void markSeen(address).catch(() => {});
  }, [news, project.key, seen.now]);
  const [AgencyActs] = useOnDemand(loadAgencyActs, side === 'agency');
  const [Details, loadAgain, hasFailed] = useOnDemand(loadDetails, submission !== null);
  return (
    <>
      <div className="grid gap-3">
        <PageHeading title={project.title} />
        {business && (
          <p className="wrap-anywhere text-lead">
            <bdi translate="no">{business}</bdi>
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <span translate="no" className="figures font-semibold">
            {project.number}
          </span>
          <DateTime iso={project.date} />
          {project.price && <span className="figures">{project.price}</span>}
          {side === 'agency' && project.customer && (
            <TextLink to={href('admin', { customer: project.customer })} className="wrap-anywhere">
              <bdi translate="no">{project.customer}</bdi>
            </TextLink>
          )}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:items-start">
        <div className="grid min-w-0 gap-10 lg:col-span-8">
          <TitledSection
            id="state"
            title="What is next"
            titleLook="text-subheading"
            takesFocus
            className="grid justify-items-start gap-4 border-sun border-l-8 bg-ground-raised p-6"
          >
            <div role="status" className="grid justify-items-start gap-2">
              <StateBadge>{stateText(seen)}</StateBadge>
              <p className="max-w-measure">{text}</p>
            </div>
            {turn && side && <p className="text-fg-quiet text-sm">{whoseTurn[side][turn]}</p>}
            {side === 'customer' && <CustomerActs {...props} />}
          </TitledSection>
          <Delivered log={log} />
          {import.meta.env.VITE_FIRST_DRAFT !== 'off' && drawnServiceOf(project) && <ProofWork {...props} />}
          {import.meta.env.VITE_FIRST_DRAFT !== 'off' && project.kind === 'site' && <SiteWork {...props} />}
          {side === 'agency' && <ProjectLog {...props} />}
        </div>
        <div className="min-w-0 lg:col-span-4">
          {side === 'agency' ? AgencyActs && <AgencyActs {...props} /> : <ProjectLog {...props} />}
        </div>
      </div>
      {submission && (
        <TitledSection id="sent" title="What was sent" className="grid gap-5">
          {Details && (
            <Details
              submission={submission}
              label={project.title}
              number={project.number}
              isForAdmin={side === 'agency'}
            />
          )}
          {hasFailed && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>This part could not be loaded. Check your connection.</p>
              <Button size="small" onClick={() => void loadAgain()}>
                Try again
              </Button>
            </div>
          )}
        </TitledSection>
      )}
    </>
  );
};
