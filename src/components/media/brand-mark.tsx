import marks from 'virtual:brand-marks';
import { useCallback } from 'react';
import type { Platform } from '../../content/platforms';
import { usePictureState } from './use-picture-state';

/** A company's real mark beside its name, or its name in a box where the mark cannot be loaded. Turns with its ground. */
export const BrandMark = ({ platform: { id, name } }: { platform: Platform }) => {
  const address = marks[id];
  const report = useCallback(() => console.log('Logo not found:', address), [address]);
  const { ref, fail, attempt, hasFailed } = usePictureState(report);
  if (!address || hasFailed)
    return (
      <span className="inline-flex min-h-9 items-center border border-line-strong px-3 font-semibold">{name}</span>
    );
  return (
    <span className="inline-flex min-h-9 items-center gap-3 font-semibold">
      <img
        key={attempt}
        ref={ref}
        src={address}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        className="size-7 in-[.on-ink]:invert lg:size-9"
        onError={fail}
      />
      {name}
    </span>
  );
};
