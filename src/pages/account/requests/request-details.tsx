import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { ValueLine } from '../../../components/ui/value-line';
import { onboardingSuccessPage } from '../../../content/flows/onboarding';
import { toLocalDay } from '../../../lib/dates';
import { downloadText } from '../../../lib/take-text';
import type { Submission } from '../../../storage/schema';
import { type Answer, listAnswers } from './list-answers';

/** `request_{kind}_{YYYY-MM-DD}_{first characters of the id}.json` */
const fileName = ({ id, kind, date }: Submission) =>
  `request_${kind}_${toLocalDay(new Date(date))}_${id.slice(0, 8).replace(/[^\w-]/g, '')}.json`;

/** What is stored beside the answers: where to answer to, and the reference of the payment. */
const besides = ({ replyTo, payment }: Submission): Answer[] => [
  ...(replyTo === undefined ? [] : [{ label: onboardingSuccessPage.reply.label, text: replyTo }]),
  ...(payment === undefined ? [] : [{ label: 'Payment reference', text: payment }]),
];

/** All answers of a request, and its download. */
export const RequestDetails = ({ submission, label }: { submission: Submission; label: string }) => {
  const [saved, setSaved] = useState('');
  const download = () => {
    downloadText(fileName(submission), 'application/json', `${JSON.stringify(submission, null, 2)}\n`);
    setSaved(`Saved ${fileName(submission)}`);
  };
  return (
    <div className="grid grid-cols-1 gap-6 pt-2 pb-8">
      <dl className="grid grid-cols-1 border-t">
        {[...listAnswers(submission), ...besides(submission)].map((answer) => (
          <ValueLine
            key={answer.label}
            look="fact"
            label={answer.label}
            value={
              <bdi className="block max-w-measure whitespace-pre-wrap">
                {answer.text || <span className="text-fg-quiet">Not answered</span>}
              </bdi>
            }
            className="grid-cols-1 gap-x-8 gap-y-1 border-b py-2 sm:grid-cols-[16rem_minmax(0,1fr)]"
          />
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="small" onClick={download}>
          Download JSON<span className="sr-only">{` ${label}`}</span>
        </Button>
        <p role="status" className="wrap-anywhere text-sm">
          {saved}
        </p>
      </div>
    </div>
  );
};
