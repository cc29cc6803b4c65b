import { createContext, useContext } from 'react';
import type { Sketch } from '../../../sketch/types';

export type Drawing = {
  sketch: Sketch;
  /** The level of the site's name; null where the sketch is an illustration, without headings. */
  headingLevel: 1 | 2 | 3 | 4 | null;
  /** URLs of the uploaded files by position; undefined where the content is gone. */
  images: readonly (string | undefined)[];
  logo: string | undefined;
  /** Shows another page; null where the pages are read, with links. */
  onPage: ((id: string) => void) | null;
  /** The address of each page, by its id; without it, all pages stand below one another, with anchors. */
  hrefOf?: (page: string) => string;
};

const DrawingContext = createContext<Drawing | null>(null);
export const DrawingProvider = DrawingContext.Provider;

export const useDrawing = (): Drawing => {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('A part of a sketch is drawn outside of DrawingProvider');
  return drawing;
};
