import { useCallback } from 'react';
import type { PictureContent } from '../../../content/types';
import { classNames } from '../../../lib/class-names';
import { PictureFallback } from './picture-fallback';
import { pictureFiles } from './picture-files';
import { usePictureState } from './use-picture-state';

type Props = {
  picture: PictureContent;
  /** How wide it is shown, as in the `sizes` attribute: '(min-width: 768px) 50vw, 100vw'. */
  sizes: string;
  /** Which words stand in its place if it fails to load: those for the carousel or those for case studies. */
  kind?: 'card' | 'case-study';
  /** For the one picture that is in view at once: loaded early instead of when it comes near. */
  priority?: boolean;
  /** Offer 'Try again' on failure. Not for pictures inside a link: a button must not stand in one. */
  canRetry?: boolean;
  /** Applied to the picture and to what stands in its place. */
  className?: string;
};

/** A responsive picture in AVIF and WebP. Its space is reserved from the start, so that loading or failing shifts nothing. */
export const Picture = ({
  picture: { src, alt },
  sizes,
  kind = 'case-study',
  priority = false,
  canRetry = false,
  className,
}: Props) => {
  const { avif, webp, fallback, width, height } = pictureFiles(src);
  const report = useCallback(() => {
    if (kind === 'card') console.log('Image not found:', fallback);
    else console.error('Image could not be loaded:', fallback);
  }, [kind, fallback]);
  const { ref, fail, retry, attempt, hasFailed } = usePictureState(report);

  if (hasFailed)
    return (
      <PictureFallback
        kind={kind}
        alt={alt}
        address={fallback}
        onRetry={canRetry ? retry : undefined}
        {...(className && { className })}
      />
    );
  return (
    <picture key={attempt} className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        ref={ref}
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={fail}
        className={classNames('h-auto w-full bg-ground-dim object-cover', className)}
      />
    </picture>
  );
};
