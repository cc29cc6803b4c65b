import { brandPage } from '../../../content/public/brand';
import { classNames } from '../../../lib/class-names';

const { type } = brandPage;

/** Class names of the sample sentence of each font family. */
const samples = ['font-display font-semibold text-hero', 'text-heading font-text'];

export const BrandType = () => (
  <section id={type.id} aria-labelledby="type-heading" className="page-grid grid gap-12 border-t py-section">
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
      <h2 id="type-heading" className="text-heading lg:col-span-5">
        {type.heading}
      </h2>
      <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{type.text}</p>
    </div>
    {type.items.map(({ family, role, use, sample }, index) => (
      <div key={family} className="grid gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h3 className="text-subheading">{family}</h3>
          <p className="text-fg-quiet">{role}</p>
          <p className="mt-3">{use}</p>
        </div>
        <p className={classNames('figures lg:col-span-9', samples[index])}>{sample}</p>
      </div>
    ))}
  </section>
);
