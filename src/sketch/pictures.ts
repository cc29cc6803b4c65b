/** Which picture stands where: the uploaded images in their order, or tile pictures if there are none. */

import { hasEnding } from '../lib/files';
import { shorten } from './texts';
import { tilesFor } from './tiles';
import type { PicturePlace, SketchAnswers } from './types';

const images = ['.png', '.jpg', '.gif'];

/** Letters of a file's name that a place shows. */
const nameLength = 60;
/** The tile pictures of a gallery without uploads. */
const galleryTiles = 4;

export type Pictures = {
  /** The picture of the page at this place; null if there are uploads, but not for this page. */
  ofPage: (place: number) => PicturePlace | null;
  /** All uploads, else tile pictures. */
  all: readonly PicturePlace[];
  /** Uploads that stand on none of this number of pages. */
  others: (pageCount: number) => readonly PicturePlace[];
};

export const picturesOf = ({ businessName, mediaFiles }: SketchAnswers): Pictures => {
  const files = mediaFiles.map(({ name }, index) => ({
    kind: 'file' as const,
    index,
    name: shorten(name, nameLength),
    isImage: hasEnding(name, images),
  }));
  const shown = files.filter(({ isImage }) => isImage);
  return {
    ofPage: (place) => shown[place] ?? (shown.length === 0 || place === 0 ? tilesFor(businessName, place) : null),
    all:
      files.length > 0
        ? files
        : Array.from({ length: galleryTiles }, (_, index) => tilesFor(businessName, `gallery ${index}`)),
    others: (pageCount) => files.filter((file) => !shown.slice(0, pageCount).includes(file)),
  };
};
