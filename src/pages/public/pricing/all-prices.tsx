// biome-ignore-all lint/a11y/noRedundantRoles: the rows are grids on phones, which would drop the native roles

import { newTab } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { TitledSection } from '../../../components/ui/titled-section';
import { type Price, priceGroups, priceNote } from '../../../content/catalogue/prices';
import { pricingPage } from '../../../content/public/pricing-page';
import { priceAnchors } from '../../../paths';
import { WhatsIncluded } from '../../parts/whats-included';

const { heading, columns } = pricingPage.allPrices;

const cell = 'print:py-0.5 print:pr-4 lg:py-3 lg:pr-6';
const aside = `${cell} text-fg-quiet not-print:max-lg:text-sm`;

/**
 * A row; on paper without the link. On narrow screens it is a small grid: what it is at the left, what it costs and where it
 * starts at the right.
 */
const Row = (price: Price) => (
  <tr
    role="row"
    className="price-row border-b align-baseline not-print:max-lg:grid not-print:max-lg:grid-cols-[9fr_10fr] not-print:max-lg:items-baseline not-print:max-lg:gap-x-4 not-print:max-lg:py-3"
  >
    <th
      role="rowheader"
      scope="row"
      id={`price-${price.id}`}
      className={`${cell} ${price.includes ? '' : 'row-span-2'} text-left font-semibold`}
    >
      <span>{price.name}</span>
      {price.which && <span className="block font-normal text-fg-quiet text-sm print:text-xs">{price.which}</span>}
    </th>
    <td
      role="cell"
      className={`${cell} figures font-display font-semibold text-lead print:text-sm not-print:max-lg:text-right print:whitespace-nowrap lg:whitespace-nowrap`}
    >
      {price.price}
    </td>
    {price.term && (
      <td
        role="cell"
        colSpan={price.forWhom ? 1 : 2}
        className={`${aside} figures not-print:max-lg:col-start-2 not-print:max-lg:text-right`}
      >
        {price.term}
      </td>
    )}
    {price.includes && (
      <td role="cell" colSpan={2} className={`${cell} not-print:max-lg:has-[details[open]]:col-span-2`}>
        <WhatsIncluded items={price.includes} describedBy={`price-${price.id}`} />
      </td>
    )}
    {price.forWhom && (
      <td role="cell" className={aside}>
        {price.forWhom}
      </td>
    )}
    <td
      role="cell"
      colSpan={price.term || price.includes ? 1 : 3}
      className="not-print:max-lg:col-start-2 not-print:max-lg:text-right lg:py-3 lg:whitespace-nowrap print:hidden"
    >
      <TextLink
        to={price.start.href}
        aria-describedby={`price-${price.id}`}
        className="font-semibold"
        {...(!price.start.href.startsWith('/') && newTab)}
      >
        {price.start.label}
      </TextLink>
    </td>
  </tr>
);

export const AllPrices = () => (
  <TitledSection
    id={priceAnchors.all}
    title={heading}
    titleLook="text-title"
    className="bg-ground-raised"
    inner="page-grid py-section print:py-6"
  >
    <table role="table" className="mt-8 print:mt-0 w-full border-collapse text-left print:text-xs">
      <caption className="sr-only">{heading}</caption>
      <thead role="rowgroup" className="not-print:max-lg:sr-only">
        <tr role="row" className="text-fg-quiet text-sm print:text-xs">
          {Object.entries(columns).map(([id, label]) => (
            <th key={id} role="columnheader" scope="col" className="font-normal last:print:hidden">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {priceGroups.map(({ id, heading, anchor, forWhom, prices }) => (
        <tbody key={id} role="rowgroup">
          <tr role="row" className="break-after-avoid border-fg border-b align-baseline not-print:max-lg:grid">
            {/* biome-ignore lint/a11y/useSemanticElements: a header of several rows */}
            <th
              role="rowheader"
              scope="rowgroup"
              id={anchor}
              colSpan={forWhom ? 2 : 5}
              className="pt-12 print:pt-4 pb-3 print:pb-1 text-left font-display font-semibold text-subheading"
            >
              {heading}
            </th>
            {forWhom && (
              <td role="cell" colSpan={3} className="not-print:max-lg:pb-3">
                {forWhom}
              </td>
            )}
          </tr>
          {prices.map((price) => (
            <Row key={price.id} {...price} />
          ))}
        </tbody>
      ))}
    </table>
    <p className="mt-6 text-fg-quiet">{priceNote}</p>
  </TitledSection>
);
