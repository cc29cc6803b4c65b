import { useCallback } from 'react';
import { PictureFallback } from '../picture/picture-fallback';
import { usePictureState } from '../picture/use-picture-state';

/** The video service's thumbnail, with the same fallback as the other pictures of a case study. */
export const VideoThumbnail = ({ src, alt }: { src: string; alt: string }) => {
  const report = useCallback(() => console.error('Image could not be loaded:', src), [src]);
  const { ref, fail, attempt, hasFailed } = usePictureState(report);
  if (hasFailed)
    return <PictureFallback kind="case-study" alt={alt} address={src} className="absolute inset-0 size-full" />;
  return (
    <img
      key={attempt}
      ref={ref}
      src={src}
      alt={alt}
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      onError={fail}
      className="absolute inset-0 size-full object-cover"
    />
  );
};
