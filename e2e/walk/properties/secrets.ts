import { sampleAccount, sampleCard } from '../../../src/content/account/sample-answers';
import { withoutIds } from '../../fixtures';
import { secrets } from '../answers';
import type { Property } from './moment';

const texts = [
  secrets.card,
  secrets.expiry,
  secrets.password,
  sampleAccount.password,
  sampleCard.number,
  sampleCard.expiry,
];
const forbidden = [...texts, ...texts.map((text) => text.replaceAll(' ', ''))];

/** Nothing of a card or a password is in any storage, cookie or address. */
export const keepsSecrets: Property = ({ now: { local, session, elsewhere } }) => {
  for (const [name, text] of Object.entries({ ...local, ...session, 'address, history or cookies': elsewhere })) {
    const kept = withoutIds(text);
    const found = forbidden.find((secret) => kept.includes(secret));
    if (found !== undefined) return `'${found}' is kept in ${name}`;
  }
  return null;
};
