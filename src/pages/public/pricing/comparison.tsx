import { pricingComparison, pricingOffers } from '../../../content/catalogue/plans';
import { pricingPage } from '../../../content/public/pricing-page';

const { comparison, labels } = pricingPage;

type OfferId = 'instant-site' | 'agency';

/** The rows of the comparison; price, term and notice period are taken from the offers. */
const rows = [
  {
    label: labels.price,
    of: ({ fullPriceText }: (typeof pricingOffers)[number]) => fullPriceText,
  },
  ...pricingComparison.map(({ label, values }) => ({
    label,
    of: ({ id }: (typeof pricingOffers)[number]) => values[id as OfferId],
  })),
  { label: labels.minimumTerm, of: ({ minimumTerm }: (typeof pricingOffers)[number]) => minimumTerm },
  { label: labels.notice, of: ({ notice }: (typeof pricingOffers)[number]) => notice },
];

/** A table that compares the two offers. On narrow screens each row is stacked, with the offer's name beside each value. */
export const Comparison = () => (
  <section aria-labelledby="comparison" className="page-grid py-section">
    <h2 id="comparison" className="text-heading">
      {comparison.heading}
    </h2>
    <table className="mt-8 w-full border-collapse text-left">
      <caption className="sr-only">{comparison.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-fg border-b">
          <th scope="col" className="w-1/4 py-3 pr-6 font-normal text-fg-quiet text-sm">
            {comparison.rowHeading}
          </th>
          {pricingOffers.map(({ id, name }) => (
            <th key={id} scope="col" className="py-3 pr-6 font-display font-semibold text-subheading">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label} className="border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-4">
            <th scope="row" className="py-4 pr-6 text-left font-normal text-fg-quiet max-md:col-span-2 max-md:py-0">
              {label}
            </th>
            {pricingOffers.map((offer) => (
              <td key={offer.id} className="figures py-4 pr-6 align-top max-md:py-1 max-md:pr-0">
                <span aria-hidden="true" className="block text-fg-quiet text-sm md:hidden">
                  {offer.name}
                </span>
                <span>{of(offer)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
