import { classNames } from '../../../lib/class-names';

type Props = {
  /** `card`: a picture of the carousel. `case-study`: any picture of a case study; names the address, too. */
  kind: 'card' | 'case-study';
  alt: string;
  address: string;
  className?: string;
  onRetry?: (() => void) | undefined;
};

export const PictureFallback = ({ kind, alt, address, className, onRetry }: Props) => (
  <div
    className={classNames(
      // At the top, because a case study's title overlays the lower part of its first picture.
      'flex w-full flex-col gap-2 overflow-hidden border p-4 text-sm',
      kind === 'card' ? 'aspect-4/3 bg-ground-raised' : 'on-ink aspect-16/10',
      className,
    )}
  >
    <p className="font-semibold">{kind === 'card' ? 'Image not found' : 'Image could not be loaded'}</p>
    {alt && <p className="text-fg-quiet">{alt}</p>}
    {kind === 'case-study' && <p className="figures break-all text-fg-quiet text-xs">{address}</p>}
    {onRetry && (
      <button type="button" className="text-link min-h-6 self-start font-semibold" onClick={onRetry}>
        Try again
      </button>
    )}
  </div>
);
