import { useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { useDelivered } from '../../../components/sketch/delivered-site';
import { keptFiles, noFiles } from '../../../components/sketch/kept-files';
import { SketchSite } from '../../../components/sketch/site/sketch-site';
import { SketchFrame } from '../../../components/sketch/sketch-frame';
import { useFileAddresses } from '../../../components/sketch/use-file-addresses';
import { Button, ButtonLink } from '../../../components/ui/button';
import { TitledSection } from '../../../components/ui/titled-section';
import { siteTexts } from '../../../content/account/delivered-site';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { siteHref } from '../../../paths';
import { fileBase } from '../../../proofs/file-names';
import { siteAnswers } from '../../../services/projects/site-answers';
import { isStanding } from '../../../services/projects/states';
import type { Submission } from '../../../storage/schema';
import type { ProjectProps } from './act-form';
import { SiteTextsForm, useSiteTexts } from './site-texts-form';
import { useZipDownload } from './use-zip-download';

type Props = ProjectProps & { submission: Submission };

const Site = ({ submission, seen, allowed, act }: Props) => {
  const { project, log } = seen;
  const answers = siteAnswers(submission.answers, log);
  const files = keptFiles(submission);
  const { sketch, missing } = useDelivered(answers, files);
  const pictures = useFileAddresses(files ?? noFiles);
  const [isChanging, setIsChanging] = useState(false);
  const typing = useSiteTexts(project.key, answers);
  const { download, isBusy, message } = useZipDownload(async () => {
    const [{ siteFiles }, { fontLicense }] = await Promise.all([
      import('../../../components/sketch/site/site-files'),
      import('../../../components/sketch/site/font-license'),
    ]);
    const name = `${fileBase(sketch.name.text, project.number)}-site.zip`;
    return { name, files: await siteFiles(sketch, files ?? noFiles, await fontLicense()) };
  });
  const [approve, isApproving] = useRunAction(async () => {
    // The form beside the button shows the site with what is not saved yet.
    const unsaved = isChanging ? typing.unsaved : [];
    await act([...unsaved, { kind: 'approved', of: project.key }], 'site');
    if (isChanging) typing.forget();
  });
  return (
    <TitledSection id="site" title={siteTexts.title} takesFocus className="grid min-w-0 gap-5">
      {isChanging && allowed.includes('texts') ? (
        <SiteTextsForm
          {...{ act, typing }}
          answers={answers}
          files={files}
          onClose={() => {
            moveFocusWhenRemoved(() => document.getElementById('site'));
            setIsChanging(false);
          }}
        />
      ) : (
        <div aria-hidden="true" className="max-h-80 overflow-hidden border border-line-strong print:hidden">
          <SketchSite {...pictures} sketch={sketch} page="home" width="desktop" isReal={false} onPage={() => {}} />
        </div>
      )}
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p className="max-w-measure">{siteTexts.missing}</p>
          <ul className="list-disc pl-5">
            {missing.map((part) => (
              <li key={part} className="wrap-anywhere">
                <bdi translate="no">{part}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <ButtonLink tone="primary" to={siteHref(submission)}>
          {siteTexts.open}
        </ButtonLink>
        {allowed.includes('texts') && !isChanging && (
          <Button
            onClick={() => {
              moveFocusWhenRemoved(() => document.querySelector<HTMLElement>('main [name=businessName]'));
              setIsChanging(true);
            }}
          >
            {siteTexts.change}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={() => download()}>
          {siteTexts.take}
        </Button>
        <p role="status" className="wrap-anywhere text-sm">
          {message}
        </p>
      </div>
      <p className="max-w-measure text-fg-quiet text-sm print:hidden">{siteTexts.taking}</p>
      {allowed.includes('approved') && (
        <div className="grid justify-items-start gap-2 print:hidden">
          <p id="approve-site" className="max-w-measure">
            {siteTexts.approving}
          </p>
          <Button isBusy={isApproving} aria-describedby="approve-site" onClick={() => approve()}>
            {siteTexts.approve}
          </Button>
        </div>
      )}
    </TitledSection>
  );
};

/** The site on the page of its project: first the draft of its answers, then the site: to open, to change once, to approve, to take along. */
export const SiteWork = (props: ProjectProps) => {
  const { project, side } = props.seen;
  if (project.kind !== 'site') return null;
  const { submission, title } = project;
  if (isStanding(props.seen)) return <Site {...props} submission={submission} />;
  return (
    <SketchFrame
      place="reward"
      label={title}
      answers={submission.answers}
      files={keptFiles(submission)}
      isOwn={side !== 'agency'}
      isForAdmin={side === 'agency'}
    />
  );
};
