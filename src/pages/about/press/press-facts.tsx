import { ValueLine } from '../../../components/ui/value-line';
import { pressPage } from '../../../content/public/press';

const { facts, factsHeading } = pressPage;

export const PressFacts = () => (
  <section aria-labelledby="facts" className="lg:col-span-5">
    <h2 id="facts" className="text-heading">
      {factsHeading}
    </h2>
    <dl className="mt-6 border-b">
      {facts.map(({ label, value }) => (
        <ValueLine
          key={label}
          look="fact"
          {...{ label, value }}
          className="gap-x-4 border-t py-4 sm:grid-cols-[8rem_1fr]"
        />
      ))}
    </dl>
  </section>
);
