import { useState } from 'react';
import { classNames } from '../../../lib/class-names';
import { siteLabels } from '../../../sketch/labels';
import type { PicturePlace } from '../../../sketch/types';
import { useDrawing } from './drawing';
import { markLayers, pictureLayers } from './layers';
import { lookAndType } from './look-styles';

const TilePicture = ({ seed }: { seed: number }) => {
  const { columns, rows, layers } = pictureLayers(lookAndType(useDrawing().sketch).look, seed);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="xMidYMax slice" strokeWidth=".03" aria-hidden="true">
      {layers.map(({ fill, d }, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a picture never change their order
        <path key={layer} d={d} fill={`var(--${fill})`} stroke={`var(--${fill})`} />
      ))}
    </svg>
  );
};

const kindOf = (name: string, isImage: boolean) =>
  isImage ? siteLabels.image : /\.pdf$/i.test(name) ? siteLabels.document : siteLabels.video;

/** The address of an uploaded picture, as long as the browser can show what is there, and the handler of the picture's `error` event. */
export const useUploaded = (address: string | undefined) => {
  const [broken, setBroken] = useState<string>();
  return [address === broken ? undefined : address, () => setBroken(address)] as const;
};

/** A picture, or the place of a file that cannot be shown, which says the file's name. */
export const PlacedPicture = ({ place, className }: { place: PicturePlace; className?: string }) => {
  const [url, onError] = useUploaded(useDrawing().images[place.kind === 'file' ? place.index : -1]);
  if (place.kind === 'tiles')
    return (
      <div className={classNames('picture', className)}>
        <TilePicture seed={place.seed} />
      </div>
    );
  return place.isImage && url ? (
    <div className={classNames('picture', className)}>
      <img src={url} alt={place.name} onError={onError} />
    </div>
  ) : (
    <p className={classNames('picture file', className)}>
      <b>{kindOf(place.name, place.isImage)}</b>
      <span dir="auto">{place.name}</span>
    </p>
  );
};

export const Mark = ({ seed }: { seed: number }) => (
  <svg className="mark" viewBox="0 0 2 2" aria-hidden="true">
    {markLayers(seed).map(([layer, d]) => (
      <path key={layer} d={d} fill={layer === 'ink' ? 'currentColor' : 'var(--mark, var(--brandText))'} />
    ))}
  </svg>
);
