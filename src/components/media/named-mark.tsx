import { usePictureState } from './picture/picture';

type Props = {
  address: string;
  name: string;
  className: string;
  markClassName: string;
};

export const NamedMark = ({ address, name, className, markClassName }: Props) => {
  const { ref, fail, hasFailed } = usePictureState('Logo not found', address);
  return (
    <span className={className}>
      {!hasFailed && (
        <img
          ref={ref}
          src={address}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className={`one-ink ${markClassName}`}
          onError={fail}
        />
      )}
      <span translate="no" className={hasFailed ? 'border border-line-strong px-3 py-1' : undefined}>
        {name}
      </span>
    </span>
  );
};
