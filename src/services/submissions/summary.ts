/** What lists say of a submission, and its number. */
import { kindNames } from '../../content/flows/form-fields';
import { toCents } from '../../content/format/money';
import { site } from '../../content/site/site';
import { visibleText } from '../../lib/characters';
import { fnvHash } from '../../lib/random';
import type { Submission } from '../../storage/schema';

/** Answers are untrusted and may have any shape. */
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

/** No vowels, so that the letters never spell a word. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** The number of a project, as 'T-KMPRTW', made from an id. Two ids may have the same one: it finds both. */
export const numberOfId = (id: string): string => {
  let rest = fnvHash(id);
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return site.projectPrefix + text;
};

/** The number of a redemption is made from id and date, because ids of the history may repeat. */
export const numberOfEntry = ({ id, date }: { id: string; date: string }): string => numberOfId(`${id} ${date}`);
