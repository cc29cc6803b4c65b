/** How a card of the demo behaves: what its number says, or what is kept of it. */
import { type CardOutcome, testCards } from '../../content/flows/test-cards';
import type { PaymentRequest, StoredMethod } from './port';

/** None in a build without the demo desk. The variable is written out, so that the bundler leaves the table out. */
const knownCards = import.meta.env.VITE_DEMO_DESK === 'off' ? [] : testCards;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Any number succeeds but the test cards'; a build without the demo desk has none of them. */
const behaviourOfNumber = (typed: string): CardOutcome =>
  knownCards.find(({ number }) => digitsOf(number) === digitsOf(typed))?.outcome ?? 'succeeds';

/** A token names the behaviour. What is none of ours simply pays. */
const behaviourOfToken = (token: StoredMethod): CardOutcome =>
  knownCards.find(({ outcome }) => outcome === token)?.outcome ?? 'succeeds';

/** How the card of a request behaves. */
export const behaviourOf = (request: PaymentRequest): CardOutcome =>
  'card' in request ? behaviourOfNumber(request.card.number) : behaviourOfToken(request.storedMethod);

/** What is kept of a card that is stored: how it behaves, and nothing where it simply pays. */
export const tokenOf = (behaviour: CardOutcome): StoredMethod => (behaviour === 'succeeds' ? null : behaviour);
