import { draftControls, savedText } from '../../content/flows/first-draft-drawing';
import { draftOf } from '../../first-draft/draft-of';
import { readAnswers } from '../../first-draft/read-answers';
import { isolate } from '../../lib/characters';
import { downloadFile } from '../../lib/copy-and-download';
import type { DraftSource } from './use-drawn';

const namesOf = (files: readonly File[]) => files.map(({ name }) => isolate(name));

/** Downloads the draft as one file. @param say shows what becomes of it */
export const saveDraft = async ({ answers, files }: DraftSource, say: (text: string) => void): Promise<void> => {
  say(draftControls.saving);
  try {
    const { draftFile } = await import('./site/download');
    const { blob, name, unreadable, tooLarge } = await draftFile(
      draftOf(readAnswers(answers), { isWhole: true }),
      files,
    );
    downloadFile(name, blob);
    say(savedText(name, { unreadable: namesOf(unreadable), tooLarge: namesOf(tooLarge) }));
  } catch {
    say(draftControls.notSaved);
  }
};
