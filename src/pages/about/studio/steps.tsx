import { StepMark } from '../../../components/media/step-mark';
import { ValueLine } from '../../../components/ui/value-line';
import { studioPage } from '../../../content/public/studio';

const { steps } = studioPage;

const line = {
  look: 'fact',
  className: 'border-t py-4 sm:grid-cols-[8rem_1fr] gap-x-4 lg:first:border-t-0 lg:first:pt-1',
} as const;

/** From brief to delivery in four steps, each with a tile of the logo more in its place. */
export const Steps = () => (
  <section aria-labelledby="steps" className="page-grid py-section">
    <h2 id="steps" className="pb-12 text-title">
      {steps.heading}
    </h2>
    <ol className="border-b">
      {steps.items.map(({ name, text, signs, asked }, index) => (
        <li
          key={name}
          className="grid items-start gap-x-8 gap-y-5 border-t border-t-fg py-8 max-lg:grid-cols-[auto_1fr] lg:grid-cols-12"
        >
          <StepMark done={index + 1} className="size-16 lg:col-span-1 lg:size-20" />
          <h3 className="self-center text-title lg:col-span-4 lg:self-start">{name}</h3>
          <p className="max-w-measure text-lg max-lg:col-span-2 lg:col-span-3">{text}</p>
          <dl className="max-lg:col-span-2 lg:col-span-4">
            <ValueLine {...line} label={steps.signs} value={signs} />
            <ValueLine {...line} label={steps.asked} value={asked} />
          </dl>
        </li>
      ))}
    </ol>
  </section>
);
