import { useCallback } from 'react';
import { usePictureState } from './use-picture-state';

type Props = {
  address: string | undefined;
  name: string;
  /** Of the mark and its name together, also of the box. */
  className: string;
  markClassName: string;
  /** For a mark that is in view at once. */
  isEager?: boolean;
};

/** A logo beside its name, or the name in a box where the logo cannot be loaded. */
export const NamedMark = ({ address, name, className, markClassName, isEager = false }: Props) => {
  const report = useCallback(() => console.log('Logo not found:', address), [address]);
  const { ref, fail, attempt, hasFailed } = usePictureState(report);
  if (!address || hasFailed)
    return (
      <span className={className}>
        <span className="border border-line-strong px-3 py-1">{name}</span>
      </span>
    );
  return (
    <span className={className}>
      <img
        key={attempt}
        ref={ref}
        src={address}
        alt=""
        width={40}
        height={40}
        // In view at once, and yet nothing that text should wait for.
        {...(isEager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
        className={`one-ink ${markClassName}`}
        onError={fail}
      />
      {name}
    </span>
  );
};
