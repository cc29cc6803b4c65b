import { useAnnouncement } from '../../../components/ui/announced';
import { Button } from '../../../components/ui/button';
import { PrintButton } from '../../../components/ui/print-button';
import { ValueLine } from '../../../components/ui/value-line';
import {
  answerCheckboxes,
  answerLabels,
  answerOptions,
  answerSections,
  followUpAnswers,
  untranslatedLabels,
} from '../../../content/flows/answer-labels';
import { onboardingSuccessPage } from '../../../content/flows/onboarding';
import { formatCentsExactly, toCents } from '../../../content/format/money';
import { plural } from '../../../content/format/numbers';
import { downloadStarted } from '../../../content/format/started-download';
import { downloadText } from '../../../lib/copy-and-download';
import { formatDateTime, formatDay, toLocalDay } from '../../../lib/dates';
import { isRecord } from '../../../lib/is-record';
import { formatBytes } from '../../../services/files';
import type { Submission } from '../../../storage/schema';

/** `isData`: a reference or an address, which is not translated. */
type Answer = { label: string; text: string; isData?: boolean };

type RequestDocument = { sections: { title: string; answers: Answer[] }[]; open: number };

const isFileNote = (value: unknown): value is { name: string; size: number } =>
  isRecord(value) && typeof value.name === 'string' && typeof value.size === 'number';

const valueAt = (answers: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce((value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined), answers);

const formatValue = (value: unknown): string => {
  if (value === true) return 'Yes';
  // A box that is not ticked is no answer.
  if (value === false || value === null || value === undefined) return '';
  if (isFileNote(value)) return `${value.name} (${formatBytes(value.size)})`;
  if (Array.isArray(value)) return value.map(formatValue).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const formatAnswer = (answers: Submission['answers'], name: string): string => {
  const value = valueAt(answers, name);
  const checkboxes = answerCheckboxes[name];
  if (checkboxes && isRecord(value)) {
    const ticked = checkboxes.filter((checkbox) => valueAt(answers, checkbox.name) === true);
    return ticked.map(({ label }) => label).join(', ');
  }
  if (name === 'totalAmount' && Number.isFinite(value)) return formatCentsExactly(toCents(Number(value)));
  if (name === 'trialEndDate' && !Number.isNaN(Date.parse(String(value)))) return formatDay(String(value));
  return answerOptions[name]?.find((option) => option.value === value)?.label ?? formatValue(value);
};

/** Whether a question that has no answer was asked: a box that is not ticked leaves nothing open. */
const isLeftOpen = (answers: Submission['answers'], name: string) =>
  typeof valueAt(answers, name) !== 'boolean' && !followUpAnswers.includes(name);

export const readDocument = ({ kind, answers }: Pick<Submission, 'kind' | 'answers'>): RequestDocument => {
  const labels = Object.entries(answerLabels[kind]);
  let open = 0;
  const sections = answerSections[kind].map(({ title, names }) => {
    const asked = names.flatMap((name) => labels.filter(([label]) => label === name || label.startsWith(`${name}.`)));
    const all = asked.map(([name, label]) => ({ name, label, text: formatAnswer(answers, name).trim() }));
    open += all.filter(({ name, text }) => text === '' && isLeftOpen(answers, name)).length;
    return { title, answers: all.filter(({ text }) => text !== '').map(({ label, text }) => ({ label, text })) };
  });
  return { sections: sections.filter(({ answers }) => answers.length > 0), open };
};

export const openText = (open: number): string => (open === 0 ? '' : `${plural(open, 'question')} not answered`);

export const documentText = (title: string, { sections, open }: RequestDocument): string => {
  const parts = sections.map((section) =>
    [section.title.toUpperCase(), ...section.answers.map(({ label, text }) => `${label}\n${text}`)].join('\n\n'),
  );
  return `${[title, ...parts, openText(open)].filter(Boolean).join('\n\n')}\n`;
};

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
