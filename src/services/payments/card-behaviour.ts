/** How a card of the demo behaves: what its number says, or what is kept of it. */
import { type CardOutcome, testCards } from '../../content/flows/test-cards';
import { hasDemoDesk } from '../../has-demo-desk';
import type { PaymentRequest, StoredMethod } from './port';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Any number succeeds but the test cards'; a build without the demo desk has none of them. */
const behaviourOfNumber = (typed: string): CardOutcome =>
  (hasDemoDesk && testCards.find(({ number }) => digitsOf(number) === digitsOf(typed))?.outcome) || 'succeeds';

/** A token names the behaviour. What is none of ours simply pays. */
const behaviourOfToken = (token: StoredMethod): CardOutcome =>
  (hasDemoDesk && testCards.find(({ outcome }) => outcome === token)?.outcome) || 'succeeds';

/** How the card of a request behaves. */
export const behaviourOf = (request: PaymentRequest): CardOutcome =>
  'card' in request ? behaviourOfNumber(request.card.number) : behaviourOfToken(request.storedMethod);

/** What is kept of a card that is stored: how it behaves, and nothing where it simply pays. */
export const tokenOf = (behaviour: CardOutcome): StoredMethod => (behaviour === 'succeeds' ? null : behaviour);
