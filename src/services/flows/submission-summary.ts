/** What the admin sees of a submission at a glance, and its answers as a flat list. Answers are untrusted: any shape may come. */
import type { SubmissionKind } from '../../content/flows/form-fields';
import { toCents } from '../../content/format/money';
import type { Submission } from '../../storage/schema';
import { formatBytes } from './files';

const kindNames: Readonly<Record<SubmissionKind, string>> = {
  trial: 'Free trial',
  onboarding: 'Onboarding brief',
  checkout: 'Checkout',
  'instant-site': 'Instant Site order',
};

export type SubmissionSummary = {
  kind: string;
  /** Who sent it: a name, or the company of a brief, or the address. */
  who: string;
  email: string | null;
  /** What was to be paid, in cents; null for a form without a price. */
  totalCents: number | null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Kind, sender and total of a submission. */
export const summariseSubmission = ({ kind, answers }: Submission): SubmissionSummary => {
  const fullName = textOf(answers.fullName) || `${textOf(answers.firstName)} ${textOf(answers.lastName)}`.trim();
  const email = textOf(answers.email) || null;
  const { totalAmount } = answers;
  return {
    kind: kindNames[kind],
    who: fullName || textOf(answers.companyName) || email || 'Unnamed',
    email,
    totalCents: typeof totalAmount === 'number' && Number.isFinite(totalAmount) ? toCents(totalAmount) : null,
  };
};

export type Answer = { label: string; text: string };

/** 'businessDescription' → 'Business description'. */
const wordsOf = (name: string) => {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFileNote = (value: unknown): value is { name: string; size: number } =>
  isGroup(value) && typeof value.name === 'string' && typeof value.size === 'number';

const sayOne = (value: unknown): string => {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (isFileNote(value)) return `${value.name} (${formatBytes(value.size)})`;
  if (Array.isArray(value)) return value.map(sayOne).join('\n');
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Every answer as label and text; a group of ticks is one answer that names what is ticked. */
export const listAnswers = (answers: Readonly<Record<string, unknown>>, prefix = ''): Answer[] =>
  Object.entries(answers).flatMap(([name, value]) => {
    const label = prefix ? `${prefix}: ${wordsOf(name).toLowerCase()}` : wordsOf(name);
    if (!isGroup(value) || isFileNote(value)) return [{ label, text: sayOne(value) }];
    const ticks = Object.entries(value).filter(([, part]) => typeof part === 'boolean');
    const rest = Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part !== 'boolean'));
    const ticked = ticks.filter(([, isOn]) => isOn).map(([part]) => wordsOf(part).toLowerCase());
    return [...(ticks.length > 0 ? [{ label, text: ticked.join(', ') }] : []), ...listAnswers(rest, label)];
  });
