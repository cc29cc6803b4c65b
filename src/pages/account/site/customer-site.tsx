import { useNavigate } from 'react-router-dom';
import { DeliveredSite, useDelivered } from '../../../components/sketch/delivered-site';
import { keptFiles } from '../../../components/sketch/kept-files';
import { TextLink } from '../../../components/ui/link';
import { siteTexts } from '../../../content/account/delivered-site';
import { siteHref } from '../../../paths';
import type { Log } from '../../../services/projects/log';
import { siteAnswers } from '../../../services/projects/site-answers';
import type { Submission } from '../../../storage/schema';

type SiteProps = { submission: Submission; log: Log; page: string; back: string };

/** A page of the customer's own site, and one line of ours below it. */
export const CustomerSite = ({ submission, log, page, back }: SiteProps) => {
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
        <TextLink to={back}>{siteTexts.back}</TextLink>
      </p>
    </>
  );
};
