/** A summary of a submission for lists. Its answers are untrusted and may have any shape. */
import { kindNames } from '../../content/flows/form-fields';
import { toCents } from '../../content/format/money';
import { visibleText } from '../../lib/characters';
import type { Submission } from '../../storage/schema';

export const summarizeSubmission = ({ kind, answers, owner, replyTo }: Submission) => {
  const names = `${visibleText(answers.firstName)} ${visibleText(answers.lastName)}`.trim();
  const fullName = visibleText(answers.fullName) || names;
  const email = visibleText(answers.email) || replyTo || null;
  const { totalAmount } = answers;
  return {
    kind: kindNames[kind],
    fullName,
    /** Whose site or brief it is; '' if the answers name no company. */
    business: visibleText(answers.businessName) || visibleText(answers.companyName),
    who: fullName || visibleText(answers.companyName) || email || owner || 'Unnamed',
    email,
    /** The price in cents; null for a form without a price. */
    totalCents: typeof totalAmount === 'number' && Number.isFinite(totalAmount) ? toCents(totalAmount) : null,
  };
};
