import { runAction } from '../../../components/feedback/run-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { instantSiteSuccess } from '../../../content/flows/instant-site-success';
import { site } from '../../../content/site/site';
import { href } from '../../../paths';
import { type Facts, stateOf } from '../../../services/projects/states';
import { receiptOrderOf } from '../../../services/receipts/receipt-order';
import { bookMeeting } from '../../../services/submissions/submissions';
import { cancelTrial } from '../parts/cancel-trial';
import { startRedemption } from '../parts/start-redemption';

const stateHeading = () => document.getElementById('state');

/** What the customer can do next, beside naming the time of the meeting and writing. */
export const CustomerActs = ({ facts }: { facts: Facts }) => {
  const { project } = facts;
  const state = stateOf(facts);
  const order = project.checkout ?? project.submission;
  const receipt = order && receiptOrderOf(order, [order]);
  const isRedemption = project.kind === 'redemption';
  const calendar = isRedemption ? site.consultationUrl : site.designMeetingUrl;
  const id = isRedemption ? '' : project.submission.id;
  const book = () => void runAction(() => bookMeeting(id), { focus: stateHeading });
  return (
    <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
      {state === 'ready' && isRedemption && (
        <Button tone="primary" onClick={() => startRedemption({ ...project.entry, key: project.key }, stateHeading)}>
          Start Assignment
        </Button>
      )}
      {state === 'ordered' && (
        <ButtonLink tone="primary" to={site.designMeetingUrl} newTab onClick={book}>
          {instantSiteSuccess.book}
        </ButtonLink>
      )}
      {(state === 'pick' || state === 'meeting') && (
        <ButtonLink size="small" to={calendar} newTab>
          Open the calendar
        </ButtonLink>
      )}
      {state === 'unsent' && (
        <ButtonLink tone="primary" to={href('instantSiteForm')}>
          Continue
        </ButtonLink>
      )}
      {state === 'trial' && (
        <Button size="small" onClick={() => cancelTrial(id, true, stateHeading)}>
          Cancel the trial
        </Button>
      )}
      {state === 'canceled' && (
        <Button size="small" onClick={() => cancelTrial(id, false, stateHeading)}>
          Undo
        </Button>
      )}
      {receipt && (
        <ButtonLink size="small" to={href('receipt', { order: receipt.id })}>
          Receipt
        </ButtonLink>
      )}
    </div>
  );
};
