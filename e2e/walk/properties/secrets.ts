import { sampleAccount, sampleCard } from '../../../src/content/account/sample-answers';
import { secretsIn } from '../../../support/secrets';
import { secrets } from '../answers';
import type { Property } from './moment';

const { card, expiry, password } = secrets;
const texts = [card, expiry, password, sampleAccount.password, sampleCard.number, sampleCard.expiry];
const forbidden = [...texts, ...texts.map((text) => text.replaceAll(' ', ''))];

/** Nothing of a card or a password is in any storage, cookie or address. */
export const keepsSecrets: Property = ({ now: { local, session, elsewhere } }) => {
  for (const [name, text] of Object.entries({ ...local, ...session, 'address, history or cookies': elsewhere })) {
    const [found] = secretsIn(text, forbidden);
    if (found !== undefined) return `'${found}' is kept in ${name}`;
  }
  return null;
};
