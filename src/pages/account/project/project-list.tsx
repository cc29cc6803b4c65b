import type { ReactElement } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';
import { TextLink } from '../../../components/ui/link';
import { ListPart } from '../../../components/ui/table/list-part';
import { classNames } from '../../../lib/class-names';
import { projectHref } from '../../../paths';
import { now } from '../../../services/clock';
import { chosenItem, drawnServiceOf } from '../../../services/projects/log';
import type { SeenProject } from '../../../services/projects/own';
import { addressOf } from '../../../services/projects/project';
import { siteAnswers } from '../../../services/projects/site-answers';
import { countNew } from '../../../services/projects/states';
import { nextOf, stateText } from '../../../services/projects/texts';
import { DateTime, StateBadge } from '../parts/entry-parts';

/** Loaded with the first picture: most lists have none. */
const ProjectPicture = /* @__PURE__ */ lazyPart(
  async () => (await import('../../../components/proofs/project-picture')).ProjectPicture,
);

/** What the small picture shows: the proof that was chosen, or a site by its answers; null while there is none. */
const pictureOf = ({ project, log }: SeenProject) => {
  if (import.meta.env.VITE_FIRST_DRAFT === 'off') return null;
  if (project.kind === 'site') return { answers: siteAnswers(project.submission.answers, log) };
  const item = drawnServiceOf(project) && chosenItem(log);
  return item && { item };
};

/** The height of a row that is not laid out, if it has not been so far. The margin keeps the focus outline. */
const heightLook =
  '[overflow-clip-margin:0.5rem] [contain-intrinsic-block-size:auto_190px] sm:[contain-intrinsic-block-size:auto_110px]';

type RowProps = { seen: SeenProject; canBeSkipped: boolean; more: ReactElement | undefined };

const ProjectRow = ({ seen, canBeSkipped, more }: RowProps) => {
  const { project, side } = seen;
  const facts = { ...seen, now: now() };
  const news = side ? countNew(facts, side) : 0;
  const picture = pictureOf(seen);
  const name = project.business || (side === 'agency' && project.who);
  return (
    <li className={classNames('border-b py-4', heightLook, canBeSkipped && 'not-print:[content-visibility:auto]')}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1.5">
        <h3 className="col-span-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-text font-semibold text-base sm:col-span-1 print:col-span-1">
          <TextLink to={projectHref(addressOf(project, side))} className="wrap-anywhere">
            {project.title}
          </TextLink>
          <span translate="no" className="figures font-normal text-fg-quiet text-sm">
            {project.number}
          </span>
          {news > 0 && <span className="on-bright bg-sun px-2 text-sm">{`${news} new`}</span>}
        </h3>
        <p className="col-span-2 flex flex-wrap items-baseline gap-x-5 sm:col-span-1 print:col-span-1">
          <DateTime iso={project.date} className="text-fg-quiet text-sm" />
          {project.price && <span className="figures">{project.price}</span>}
        </p>
        <div className={classNames('grid content-start justify-items-start gap-1.5', !picture && 'col-span-2')}>
          {name && (
            <bdi translate="no" className="wrap-anywhere line-clamp-2 print:line-clamp-none">
              {name}
            </bdi>
          )}
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <StateBadge>{stateText(facts)}</StateBadge>
            <span className="text-sm">{nextOf(facts).text}</span>
          </p>
          {more}
        </div>
        {picture && (
          <div className="size-16 self-start justify-self-end overflow-hidden border border-line print:hidden">
            <ProjectPicture {...picture} />
          </div>
        )}
      </div>
    </li>
  );
};

type Props<Seen> = {
  projects: readonly Seen[];
  moreOf?: (seen: Seen) => ReactElement;
  isAlwaysShown?: (seen: Seen) => boolean;
};

/** Rows are links to the pages of projects. @param moreOf what else a row shows, to admins */
export const ProjectList = <Seen extends SeenProject>({ projects, moreOf, isAlwaysShown }: Props<Seen>) => (
  <ListPart rows={projects} isAlwaysShown={isAlwaysShown}>
    {(shown, skippable) => (
      <ul data-rows className="border-t">
        {shown.map((seen, index) => (
          <ProjectRow key={seen.project.key} seen={seen} canBeSkipped={index < skippable} more={moreOf?.(seen)} />
        ))}
      </ul>
    )}
  </ListPart>
);
