import type { ServiceCategory } from '../../../content/types';

/** The six features of a service in large type. */
export const CategoryFeatures = ({ category: { title, features } }: { category: ServiceCategory }) => (
  <section aria-labelledby="why" className="bg-ground-raised">
    <div className="page-grid grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
      <h2 id="why" className="text-heading lg:col-span-4">
        {`Why choose our ${title} services`}
      </h2>
      <ol className="lg:col-span-7 lg:col-start-6">
        {features.map((feature, index) => (
          <li
            key={feature}
            className="flex gap-6 border-b border-b-line-strong py-5 first:border-t first:border-t-line-strong"
          >
            <span aria-hidden="true" className="figures w-6 shrink-0 pt-1 text-fg-quiet text-sm">
              {index + 1}
            </span>
            <span className="text-pretty font-display text-subheading">{feature}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
