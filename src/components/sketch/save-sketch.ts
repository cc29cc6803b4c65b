import { noteFor } from '../../content/flows/sketch';
import { savedText, sketchControls } from '../../content/flows/sketch-drawing';
import { isolate } from '../../lib/characters';
import { downloadFile } from '../../lib/copy-and-download';
import { readAnswers } from '../../sketch/read-answers';
import { sketchOf } from '../../sketch/sketch-of';
import type { SketchSource } from './use-drawn';

const namesOf = (files: readonly File[]) => files.map(({ name }) => isolate(name));

type Saving = { isForAdmin: boolean; say: (text: string) => void };

/** Downloads the sketch as one file. `say` shows what becomes of it. */
export const saveSketch = async ({ answers, files }: SketchSource, { isForAdmin, say }: Saving): Promise<void> => {
  say(sketchControls.saving);
  try {
    const { sketchFile } = await import('./site/download');
    const { blob, name, unreadable, tooLarge, areWhole } = await sketchFile(
      sketchOf(readAnswers(answers), { isWhole: true }),
      files,
      noteFor(isForAdmin),
    );
    downloadFile(name, blob);
    say(savedText(name, { unreadable: namesOf(unreadable), tooLarge: namesOf(tooLarge), areWhole }));
  } catch {
    say(sketchControls.notSaved);
  }
};
