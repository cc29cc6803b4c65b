import { useCallback } from 'react';
import { usePictureState } from './picture/picture';

type Props = {
  address: string;
  name: string;
  /** Of the mark and its name together, also of the box. */
  className: string;
  markClassName: string;
};

export const NamedMark = ({ address, name, className, markClassName }: Props) => {
  const report = useCallback(() => console.log('Logo not found:', address), [address]);
  const { ref, fail, attempt, hasFailed } = usePictureState(report);
  if (hasFailed)
    return (
      <span className={className}>
        <span translate="no" className="border border-line-strong px-3 py-1">
          {name}
        </span>
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
        loading="lazy"
        className={`one-ink ${markClassName}`}
        onError={fail}
      />
      <span translate="no">{name}</span>
    </span>
  );
};
