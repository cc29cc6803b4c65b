import marks from 'virtual:brand-marks';
import type { Platform } from '../../content/catalogue/platforms';
import { NamedMark } from './named-mark';

/** The logo of a company beside its name. Its colour follows the background. */
export const BrandMark = ({ platform: { id, name } }: { platform: Platform }) => (
  <NamedMark
    address={`${marks}${id}.svg`}
    name={name}
    className="inline-flex min-h-9 items-center gap-3 font-semibold"
    markClassName="size-7 lg:size-9"
  />
);
