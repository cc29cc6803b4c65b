import { enterprisePage } from '../../../content/public/enterprise';

const { steps, stepsHeading } = enterprisePage;

/** Class names of the tiles; each step has one more. */
const tiles = ['rounded-tl-tile bg-ultramarine', 'rounded-tr-tile bg-vermilion', 'bg-ink'];

export const Steps = () => (
  <section aria-labelledby="steps" className="page-grid grid gap-10 py-section">
    <h2 id="steps" className="text-heading">
      {stepsHeading}
    </h2>
    <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {steps.map(({ name, text }, index) => (
        <li key={name} className="grid content-start gap-4 border-t border-t-fg pt-6">
          <span aria-hidden="true" className="flex">
            {tiles.slice(0, index + 1).map((tile) => (
              <span key={tile} className={`size-12 ${tile}`} />
            ))}
          </span>
          <h3 className="text-heading">{name}</h3>
          <p className="max-w-measure">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
