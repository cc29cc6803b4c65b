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
  const all = withoutIds(JSON.stringify([local, session, elsewhere]));
  const found = forbidden.find((secret) => all.includes(secret));
  return found === undefined ? null : `'${found}' is kept`;
};
