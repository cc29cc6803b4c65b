/** The sketch on the home page: a name becomes the first screen of a website. */
import { href } from '../../paths';
import { instantSite, instantSiteCheckoutPriceCents, instantSiteFormPriceCents } from '../catalogue/instant-site';
import { formatCents } from '../format/money';

export const sketchBand = {
  field: 'Your business name',
  submit: 'Continue',
  example: 'An example. Type your name to see yours.',
  own: 'Drawn from your name. The form draws the rest.',
  /** Loads the drawing for visitors who save data. */
  start: 'Draw it',
  failed: 'The draft could not be loaded. Please try again.',
} as const;

/** One sentence with two links. A function, so that a build without the sketch leaves it out. */
export const sketchOffer = () => ({
  before: `A three-page website in ${instantSite.deliveryHours} hours:`,
  checkout: {
    text: `${formatCents(instantSiteCheckoutPriceCents)} paid at checkout`,
    to: href('payment', { plan: 'instant-site' }),
  },
  form: { text: `${formatCents(instantSiteFormPriceCents)} from the form`, to: href('instantSiteForm') },
});
