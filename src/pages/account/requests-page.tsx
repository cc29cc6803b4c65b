import { Link } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { PageHeading } from '../../components/ui/page-heading';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { useStoredQuery } from '../../queries/stored-query';
import { ownSubmissionsQuery } from '../../queries/submissions';
import { summariseSubmission } from '../../services/flows/submission-summary';
import { receiptOrderOf } from '../../services/receipts/receipt-order';
import { useStored } from '../../storage/use-stored';
import { userEmail } from '../../storage/visitor-keys';
import { PortalFrame } from './parts/portal-frame';
import { RequestsView } from './requests/requests-view';

export const handle = fixedPage(pageMeta.requests);

const Requests = () => {
  const { data: submissions } = useStoredQuery(ownSubmissionsQuery(useStored(userEmail)));
  return (
    <PortalFrame>
      <PageHeading title="Requests" intro="What you have sent us, newest first." />
      <h2 className="sr-only">All that you have sent</h2>
      <RequestsView
        submissions={submissions}
        actionOf={(submission) => {
          const order = receiptOrderOf(submission, submissions);
          if (!order) return null;
          const { kind, who } = summariseSubmission(submission);
          return (
            <Link to={href('receipt', { order: order.id })} className="inline-block min-h-6 text-link">
              Receipt<span className="sr-only">{` for ${kind}, ${who}`}</span>
            </Link>
          );
        }}
      />
    </PortalFrame>
  );
};

export const Component = () => (
  <Guard who="customer" title="Requests" toDo="see your requests">
    <Requests />
  </Guard>
);
