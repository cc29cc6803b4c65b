/** How a card behaves in the demo: decided by its number, or by the token of a stored card. */
import { type CardOutcome, testCards } from '../../content/flows/test-cards';
import type { PaymentRequest, StoredMethod } from './port';

/** None in a build without the demo desk. The variable is written out, so that the bundler leaves the table out. */
const knownCards = import.meta.env.VITE_DEMO_DESK === 'off' ? [] : testCards;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Any number succeeds, except the test cards'. A build without the demo desk has no test cards. */
const behaviourOfNumber = (typed: string): CardOutcome =>
  knownCards.find(({ number }) => digitsOf(number) === digitsOf(typed))?.outcome ?? 'succeeds';

/** A token names the behaviour. An unknown token succeeds. */
const behaviourOfToken = (token: StoredMethod): CardOutcome =>
  knownCards.find(({ outcome }) => outcome === token)?.outcome ?? 'succeeds';

/** How the card of a request behaves. */
export const behaviourOf = (request: PaymentRequest): CardOutcome =>
  'card' in request ? behaviourOfNumber(request.card.number) : behaviourOfToken(request.storedMethod);

/** The token that is stored of a card: how it behaves, or null if it succeeds. */
export const tokenOf = (behaviour: CardOutcome): StoredMethod => (behaviour === 'succeeds' ? null : behaviour);
