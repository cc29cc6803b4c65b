import { useAnnouncement } from '../../../components/ui/announced';
import { Button } from '../../../components/ui/button';
import { PrintButton } from '../../../components/ui/print-button';
import { ValueLine } from '../../../components/ui/value-line';
import { untranslatedLabels } from '../../../content/flows/answer-labels';
import { onboardingSuccessPage } from '../../../content/flows/onboarding';
import { downloadStarted } from '../../../content/format/started-download';
import { downloadText } from '../../../lib/copy-and-download';
import { formatDateTime, toLocalDay } from '../../../lib/dates';
import type { Submission } from '../../../storage/schema';
import { documentText, openText, readDocument } from './list-answers';

const fileName = ({ kind, date }: Submission, number: string, ending: string) =>
  `project_${kind}_${toLocalDay(new Date(date))}_${number}.${ending}`;

type Props = {
  submission: Submission;
  label: string;
  number: string;
  isForAdmin: boolean;
};

const besides = ({ replyTo, payment }: Submission) => [
  ...(replyTo === undefined
    ? []
    : [{ title: 'Contact', answers: [{ label: onboardingSuccessPage.reply.label, text: replyTo, isData: true }] }]),
  ...(payment === undefined
    ? []
    : [{ title: 'Payment', answers: [{ label: 'Payment reference', text: payment, isData: true }] }]),
];

export const RequestDetails = ({ submission, label, number, isForAdmin }: Props) => {
  const read = readDocument(submission);
  const content = { ...read, sections: [...read.sections, ...besides(submission)] };
  const [saved, say] = useAnnouncement();
  const download = () => {
    const name = fileName(submission, number, isForAdmin ? 'json' : 'txt');
    if (isForAdmin) downloadText(name, 'application/json', `${JSON.stringify(submission, null, 2)}\n`);
    else downloadText(name, 'text/plain', documentText(`${label}, ${formatDateTime(submission.date)}`, content));
    say(downloadStarted(name));
  };
  return (
    <div className="grid grid-cols-1 gap-8 pt-2 pb-10">
      {content.sections.map(({ title, answers }) => (
        <section key={title} className="grid grid-cols-1 gap-2">
          <h3 className="text-subheading">{title}</h3>
          <dl className="grid grid-cols-1 border-t">
            {answers.map((answer) => (
              <ValueLine
                key={answer.label}
                look="fact"
                label={answer.label}
                value={<bdi className="block max-w-measure whitespace-pre-wrap">{answer.text}</bdi>}
                isData={answer.isData ?? untranslatedLabels.has(answer.label)}
                className="grid-cols-1 gap-x-8 gap-y-1 border-b py-2 sm:grid-cols-[16rem_minmax(0,1fr)]"
              />
            ))}
          </dl>
        </section>
      ))}
      {content.open > 0 && <p className="text-fg-quiet">{openText(content.open)}</p>}
      <div className="flex flex-wrap gap-3">
        <PrintButton size="small">
          Print<span className="sr-only">{` ${label}`}</span>
        </PrintButton>
        <Button size="small" actsOnce onClick={download}>
          <span>{isForAdmin ? 'Download JSON' : 'Download'}</span>
          <span className="sr-only">{` ${label}`}</span>
        </Button>
        <p role="status" className="wrap-anywhere self-center text-sm">
          {saved}
        </p>
      </div>
    </div>
  );
};
