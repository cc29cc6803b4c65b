import { useDeferredValue, useMemo, useState } from 'react';
import { draftOf } from '../../first-draft/draft-of';
import { readAnswers } from '../../first-draft/read-answers';
import type { DraftFiles } from './kept-files';
import { useFileAddresses } from './use-file-addresses';

export type DraftSource = { answers: Readonly<Record<string, unknown>>; files: DraftFiles };

/** The draft of some answers with its pictures, and which page of it is shown. It is drawn after what is typed. */
export const useDrawn = ({ answers, files }: DraftSource) => {
  const seen = useDeferredValue(answers);
  const draft = useMemo(() => draftOf(readAnswers(seen)), [seen]);
  const addresses = useFileAddresses(files);
  const [chosen, onPage] = useState('');
  const page = draft.pages.find(({ id }) => id === chosen) ?? draft.pages[0];
  return { page, site: { draft, page: page.id, onPage, ...addresses } };
};
