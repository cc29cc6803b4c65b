/** A submission's answers as a flat list of labels and texts. Answers are untrusted and may have any shape. */
import { answerCheckboxes, answerLabels, answerOptions } from '../../../content/flows/answer-labels';
import { formatCentsExactly, toCents } from '../../../content/format/money';
import { formatDay } from '../../../lib/dates';
import { formatBytes } from '../../../services/flows/files';
import { isRecord } from '../../../storage/codecs/parse-json';
import type { Submission } from '../../../storage/schema';

export type Answer = { label: string; text: string };

const isFileNote = (value: unknown): value is { name: string; size: number } =>
  isRecord(value) && typeof value.name === 'string' && typeof value.size === 'number';

/** The value at a dotted name; undefined if it is absent. */
const valueAt = (answers: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce((value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined), answers);

const formatValue = (value: unknown): string => {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (isFileNote(value)) return `${value.name} (${formatBytes(value.size)})`;
  if (Array.isArray(value)) return value.map(formatValue).join('\n');
  if (value === null || value === undefined) return '';
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

/** Every stored answer that the form has, in the form's order. A group of checkboxes is one answer: the ticked ones. */
export const listAnswers = ({ kind, answers }: Pick<Submission, 'kind' | 'answers'>): Answer[] =>
  Object.entries(answerLabels[kind])
    .filter(([name]) => valueAt(answers, name) !== undefined)
    .map(([name, label]) => ({ label, text: formatAnswer(answers, name) }));
