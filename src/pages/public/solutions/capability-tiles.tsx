import { capabilities } from '../../../content/capabilities';
import type { Industry } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

const colors = ['bg-moss', 'bg-vermilion', 'bg-ultramarine', 'bg-sun', 'bg-blush', 'bg-moss'];
const corners = ['rounded-br-tile', 'rounded-bl-tile', 'rounded-tl-tile', 'rounded-tr-tile'];

/** A row of six tiles, one for each capability: coloured for the four that matter most in the industry. */
export const CapabilityTiles = ({ industry: { id, solutions } }: { industry: Industry }) => (
  <span aria-hidden="true" className="flex">
    {capabilities.map((capability, index) => (
      <span
        key={capability.id}
        className={classNames(
          'aspect-square flex-1 transition-transform duration-300 group-hover:rotate-90 group-focus-visible:rotate-90',
          solutions.some((solution) => solution.capability === capability.id)
            ? classNames(colors[index], corners[(index + id.length) % corners.length])
            : 'border border-line',
        )}
      />
    ))}
  </span>
);
