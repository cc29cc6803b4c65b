import { guarded } from '../../components/account/guard';
import { ButtonLink } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href, requestId } from '../../paths';
import { useStoredQuery } from '../../queries/stored-query';
import { ownSubmissionsQuery } from '../../queries/submissions';
import { receiptOrderOf } from '../../services/receipts/receipt-order';
import { summarizeSubmission } from '../../services/submissions/summary';
import { useStored } from '../../storage/use-stored';
import { userEmail } from '../../storage/visitor-keys';
import { ReceiptLink } from './parts/entry-parts';
import { PortalFrame } from './parts/portal-frame';
import { RequestsView } from './requests/requests-view';

export const handle = fixedPage(pageMeta.requests);

const Requests = () => {
  const { submissions, openSetups } = useStoredQuery(ownSubmissionsQuery(useStored(userEmail))).data;
  return (
    <PortalFrame>
      <PageHeading title="Requests" intro="What you have sent us, newest first." />
      <h2 className="sr-only">All that you have sent</h2>
      <RequestsView
        submissions={submissions}
        actionOf={(submission) => {
          const order = receiptOrderOf(submission, submissions);
          const isOpen = openSetups.includes(submission.id);
          if (!order && !isOpen) return null;
          const { kind, who } = summarizeSubmission(submission);
          return (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {order && (
                <ReceiptLink
                  to={href('receipt', { order: order.id })}
                  of={`${kind}, ${who}`}
                  className="inline-block min-h-6"
                />
              )}
              {isOpen && (
                <ButtonLink size="small" to={href('instantSiteForm')} describedBy={requestId(submission)}>
                  Continue
                </ButtonLink>
              )}
            </span>
          );
        }}
      />
    </PortalFrame>
  );
};

export const Component = guarded({ who: 'customer', title: 'Requests', toDo: 'see your requests' }, Requests);
