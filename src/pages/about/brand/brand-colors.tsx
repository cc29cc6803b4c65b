import { groundClass } from '../../../components/media/tile-colors';
import { CopyButton } from '../../../components/ui/copy-button';
import { brandPage } from '../../../content/public/brand';
import { classNames } from '../../../lib/class-names';

const { colors } = brandPage;

/** Width of each color's sample, by its share in a layout. */
const shares = [
  'sm:col-span-6 lg:col-span-5',
  'sm:col-span-6 lg:col-span-4',
  'sm:col-span-4 lg:col-span-3',
  'sm:col-span-4 lg:col-span-3',
  'sm:col-span-4 lg:col-span-3',
  'sm:col-span-6 lg:col-span-3',
  'sm:col-span-6 lg:col-span-3',
];

/** The samples are the same in both color schemes. */
const samples = { ...groundClass, paper: 'on-paper', ink: 'on-ink' };

export const BrandColors = () => (
  <section id={colors.id} aria-labelledby="colors-heading" className="page-grid grid gap-10 border-t py-section">
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
      <h2 id="colors-heading" className="text-heading lg:col-span-5">
        {colors.heading}
      </h2>
      <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{colors.text}</p>
    </div>
    <ul className="grid grid-cols-1 sm:grid-cols-12">
      {colors.items.map(({ id, name, hex, use }, index) => (
        <li
          key={id}
          className={classNames(
            'grid min-h-44 content-between gap-6 p-5 forced-color-adjust-none [--fg:currentColor] lg:min-h-64',
            samples[id],
            shares[index],
            id === 'paper' && 'border',
          )}
        >
          <div className="flex flex-wrap justify-between gap-x-4">
            <h3 className="text-subheading">{name}</h3>
            <div className="grid justify-items-end">
              <code className="figures font-text">{hex}</code>
              <CopyButton what={name} text={hex} />
            </div>
          </div>
          <p className="max-w-[34ch]">{use}</p>
        </li>
      ))}
    </ul>
  </section>
);
