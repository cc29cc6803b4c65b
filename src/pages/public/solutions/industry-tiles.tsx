import type { CapabilityId } from '../../../content/ids';
import { industries } from '../../../content/industries';
import { classNames } from '../../../lib/class-names';

const colors = ['bg-ultramarine', 'bg-vermilion', 'bg-sun', 'bg-moss', 'bg-blush', 'bg-ultramarine', 'bg-vermilion'];
const corners = ['rounded-tl-tile', 'rounded-tr-tile', 'rounded-br-tile', 'rounded-bl-tile'];

/** A row of seven tiles, one for each industry: coloured where the capability is among the four that matter there. */
export const IndustryTiles = ({ capability, className }: { capability: CapabilityId; className?: string }) => (
  <span aria-hidden="true" className={classNames('flex', className)}>
    {industries.map(({ id, solutions }, index) => (
      <span
        key={id}
        className={classNames(
          'aspect-square flex-1 transition-transform duration-300 group-hover:rotate-90 group-focus-visible:rotate-90',
          solutions.some((solution) => solution.capability === capability)
            ? classNames(colors[index], corners[(index + capability.length) % corners.length])
            : 'border border-line',
        )}
      />
    ))}
  </span>
);
