/** The behavior of a card in the demo. Its number decides, or the token of a stored card. */
import { type CardOutcome, testCards } from '../../content/flows/test-cards';
import { plainDigits } from '../../lib/characters';
import type { PaymentRequest, StoredMethod } from './port';

/** Empty in a build without the demo desk. The variable is written out so that the bundler removes the table. */
const knownCards = import.meta.env.VITE_DEMO_DESK === 'off' ? [] : testCards;

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/** Every number succeeds except those of the test cards. */
const behaviourOfNumber = (typed: string): CardOutcome =>
  knownCards.find(({ number }) => digitsOf(number) === digitsOf(typed))?.outcome ?? 'succeeds';

/** A token is the name of a behavior. An unknown token succeeds. */
const behaviourOfToken = (token: StoredMethod): CardOutcome =>
  knownCards.find(({ outcome }) => outcome === token)?.outcome ?? 'succeeds';

export const behaviourOf = (request: PaymentRequest): CardOutcome =>
  'card' in request ? behaviourOfNumber(request.card.number) : behaviourOfToken(request.storedMethod);

/** The token that is stored for a card: its behavior, or null if it succeeds. */
export const tokenOf = (behaviour: CardOutcome): StoredMethod => (behaviour === 'succeeds' ? null : behaviour);
