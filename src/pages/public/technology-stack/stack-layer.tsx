import { Icon } from '../../../components/ui/icon';
import type { StackGroup } from '../../../content/technology-stack';
import { classNames } from '../../../lib/class-names';

/** From the surface down: each layer's ground is one tile colour, like strata in a cut. */
const grounds = [
  'bg-blush text-ink [--line:color-mix(in_oklab,currentColor_35%,transparent)]',
  'bg-sun text-ink [--line:color-mix(in_oklab,currentColor_35%,transparent)]',
  'bg-moss text-paper [--line:color-mix(in_oklab,currentColor_45%,transparent)]',
  'bg-ultramarine text-paper [--line:color-mix(in_oklab,currentColor_45%,transparent)]',
  'bg-ink text-paper [--line:color-mix(in_oklab,currentColor_45%,transparent)]',
];

/** One layer of the stack: what it is for, then each tool with its use. */
export const StackLayer = ({
  group: { id, heading, text, icon, tools },
  depth,
}: {
  group: StackGroup;
  depth: number;
}) => (
  <section aria-labelledby={id} className={classNames(grounds[depth % grounds.length])}>
    <div className="page-grid grid gap-x-8 gap-y-8 py-14 lg:grid-cols-12 lg:py-20">
      <div className="grid content-start gap-4 lg:col-span-4">
        <Icon name={icon} sheet="technology-stack" className="size-9" />
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        <p className="max-w-measure">{text}</p>
      </div>
      <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-8">
        {tools.map(({ name, use }) => (
          <div key={name} className="border-t py-4">
            <dt className="font-display font-semibold text-subheading">{name}</dt>
            <dd className="mt-1">{use}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
