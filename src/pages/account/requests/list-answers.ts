/** A submission's answers as a flat list, for the admin page. Answers are untrusted and may have any shape. */

import { formatBytes } from '../../../services/flows/files';
import { isRecord } from '../../../storage/codecs/parse-json';

export type Answer = { label: string; text: string };

/** 'businessDescription' → 'Business description'. */
const sentenceCase = (name: string) => {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isFileNote = (value: unknown): value is { name: string; size: number } =>
  isRecord(value) && typeof value.name === 'string' && typeof value.size === 'number';

const formatAnswer = (value: unknown): string => {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (isFileNote(value)) return `${value.name} (${formatBytes(value.size)})`;
  if (Array.isArray(value)) return value.map(formatAnswer).join('\n');
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Every answer as label and text. A group of checkboxes is one answer that lists the ticked ones. */
export const listAnswers = (answers: Readonly<Record<string, unknown>>, prefix = ''): Answer[] =>
  Object.entries(answers).flatMap(([name, value]) => {
    const label = prefix ? `${prefix}: ${sentenceCase(name).toLowerCase()}` : sentenceCase(name);
    if (!isRecord(value) || isFileNote(value)) return [{ label, text: formatAnswer(value) }];
    const ticks = Object.entries(value).filter(([, part]) => typeof part === 'boolean');
    const rest = Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part !== 'boolean'));
    const ticked = ticks.filter(([, isOn]) => isOn).map(([part]) => sentenceCase(part).toLowerCase());
    return [...(ticks.length > 0 ? [{ label, text: ticked.join(', ') }] : []), ...listAnswers(rest, label)];
  });
