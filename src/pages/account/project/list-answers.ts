import {
  answerCheckboxes,
  answerLabels,
  answerOptions,
  answerSections,
  followUpAnswers,
} from '../../../content/flows/answer-labels';
import { formatCentsExactly, toCents } from '../../../content/format/money';
import { plural } from '../../../content/format/numbers';
import { formatDay } from '../../../lib/dates';
import { isRecord } from '../../../lib/is-record';
import { formatBytes } from '../../../services/files';
import type { Submission } from '../../../storage/schema';

/** `isData`: a reference or an address, which is not translated. */
export type Answer = { label: string; text: string; isData?: boolean };

export type RequestDocument = { sections: { title: string; answers: Answer[] }[]; open: number };

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
