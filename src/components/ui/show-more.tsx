import { useId } from 'react';
import { formatCount } from '../../content/format/numbers';
import { Button } from './button';
import { partSize } from './use-list-part';

type Props = { shown: number; total: number; onPress: () => void };

export const ShowMore = ({ shown, total, onPress }: Props) => {
  const countId = useId();
  if (shown >= total) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <Button aria-describedby={countId} onClick={onPress}>
        {`Show ${Math.min(partSize, total - shown)} more`}
      </Button>
      <p id={countId} className="figures text-fg-quiet">{`${formatCount(shown)} of ${formatCount(total)}`}</p>
    </div>
  );
};
