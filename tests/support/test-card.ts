import { type CardOutcome, testCards } from '../../src/content/flows/test-cards';

/** What a customer types of a test card that ends so. */
export const testCard = (outcome: CardOutcome) => ({
  number: testCards.find((card) => card.outcome === outcome)?.number ?? '',
  expiry: '11/39',
  code: '739',
});
