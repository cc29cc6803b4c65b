import { useCallback, useState } from 'react';
import type { PictureContent } from '../../../content/types';
import { useListener } from '../../../hooks/use-listener';
import { classNames } from '../../../lib/class-names';
import { asset } from '../../../lib/links';

/** What is logged of a picture that fails, and how. */
const failures = { 'Image not found': 'log', 'Logo not found': 'log', 'Image could not be loaded': 'error' } as const;

/** Knows of a failure even before hydration. Back online the picture is shown, and so loaded, again. */
export const usePictureState = (failure: keyof typeof failures, address: string) => {
  const [hasFailed, setHasFailed] = useState(false);

  const fail = useCallback(() => {
    setHasFailed(true);
    console[failures[failure]](`${failure}:`, address);
  }, [failure, address]);

  const retry = useCallback(() => setHasFailed(false), []);

  useListener('online', retry, { isOn: hasFailed });

  /** For the `img`: its error event may have been dispatched before hydration. */
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.currentSrc && image.complete && image.naturalWidth === 0) fail();
    },
    [fail],
  );

  return { ref, fail, retry, hasFailed };
};

const shapes = {
  /** Service cards: 4 to 3, never shown wider than a column. */
  card: { widths: [480, 960], ratio: 3 / 4, failure: 'Image not found' },
  /** Stills of case studies and service groups: 16 to 10. */
  still: { widths: [480, 960, 1600, 2400], ratio: 10 / 16, failure: 'Image could not be loaded' },
} as const;

/** Below 1024 pixels: half of the page, and on phones all of it. */
export const halfOfPage = '(min-width: 768px) 45vw, 92vw';

/**
 * The `sizes` of a picture in the page's grid of twelve columns, which grows with the window as `--page-width` does.
 * @param columns how many it is wide from 1024 pixels on; a part of a column is what it covers beyond the grid
 * @param below its width on narrower pages
 */
export const columnSizes = (columns: number, below = '92vw'): string =>
  [
    `(min-width: 1920px) ${Math.round((columns * 460) / 3) - 32}px`,
    `(min-width: 1600px) calc(${columns * 12.5}vw - ${Math.round((columns * 260) / 3) + 32}px)`,
    `(min-width: 1024px) ${Math.ceil(columns * 7.8)}vw`,
    below,
  ].join(', ');

type FallbackProps = {
  /** A picture of a service card is as high as one, and its address is not named. */
  isCard?: boolean;
  alt: string;
  address: string;
  className?: string | undefined;
  onRetry?: (() => void) | undefined;
};

export const PictureFallback = ({ isCard = false, alt, address, className, onRetry }: FallbackProps) => (
  <div
    className={classNames(
      // At the top, because a case study's title overlays the lower part of its first picture.
      'flex w-full flex-col gap-2 overflow-hidden border p-4 text-sm',
      isCard ? 'aspect-4/3 bg-ground-raised' : 'on-ink aspect-16/10',
      className,
    )}
  >
    <p className="font-semibold">{isCard ? 'Image not found' : 'Image could not be loaded'}</p>
    {alt && <p className="text-fg-quiet">{alt}</p>}
    {!isCard && <p className="figures break-all text-fg-quiet text-xs">{address}</p>}
    {onRetry && (
      <button type="button" className="text-link min-h-6 self-start font-semibold" onClick={onRetry}>
        Try again
      </button>
    )}
  </div>
);

type Props = {
  picture: PictureContent;
  sizes: string;
  priority?: boolean;
  /** Offer 'Try again' on failure. Not for pictures inside a link: a button must not stand in one. */
  canRetry?: boolean;
  className?: string;
};

/** A picture whose files the artwork scripts write: its `src` is their path in `public/`, without width and extension. */
export const Picture = ({ picture: { src, alt }, sizes, priority, canRetry, className }: Props) => {
  const isCard = src.startsWith('/media/cards/');
  const { widths, ratio, failure } = shapes[isCard ? 'card' : 'still'];
  const set = (type: string) => widths.map((width) => `${asset(`${src}-${width}.${type}`)} ${width}w`).join(', ');
  // What a browser without `srcset` loads, and what is named when the picture fails.
  const fallback = asset(`${src}-960.webp`);
  const { ref, fail, retry, hasFailed } = usePictureState(failure, fallback);

  if (hasFailed)
    return (
      <PictureFallback {...{ isCard, alt, className }} address={fallback} onRetry={canRetry ? retry : undefined} />
    );
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        ref={ref}
        src={fallback}
        alt={alt}
        // Only their ratio matters for layout.
        width={960}
        height={960 * ratio}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={fail}
        className={classNames('h-auto w-full bg-ground-dim object-cover', className)}
      />
    </picture>
  );
};
