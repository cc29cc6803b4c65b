import { useDeferredValue, useMemo, useState } from 'react';
import { readAnswers } from '../../sketch/read-answers';
import { sketchOf } from '../../sketch/sketch-of';
import type { SketchFiles } from './kept-files';
import { useFileAddresses } from './use-file-addresses';

export type SketchSource = { answers: Readonly<Record<string, unknown>>; files: SketchFiles };

/** The sketch of some answers with its pictures, and which page of it is shown. It is drawn after what is typed. */
export const useDrawn = ({ answers, files }: SketchSource) => {
  const seen = useDeferredValue(answers);
  const sketch = useMemo(() => sketchOf(readAnswers(seen)), [seen]);
  const addresses = useFileAddresses(files);
  const [chosen, onPage] = useState('');
  const page = sketch.pages.find(({ id }) => id === chosen) ?? sketch.pages[0];
  return { page, site: { sketch, page: page.id, onPage, ...addresses } };
};
