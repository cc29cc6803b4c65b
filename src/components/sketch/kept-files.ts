/** The files of the Instant Site orders that this tab has sent. A submission keeps their names only; a reload forgets them. */
import { isRecord } from '../../lib/is-record';

/** The uploaded files, in the order of the answers. */
export type SketchFiles = { media: readonly File[]; logo: File | undefined };
export const noFiles: SketchFiles = { media: [], logo: undefined };

type Answers = Readonly<Record<string, unknown>>;
type SentOrder = { id: string; answers: Answers };
type Sent = { attempt: string; notes: string; files: SketchFiles };

const sent: Sent[] = [];

/** What the answers say of the files, to tell orders of one attempt apart. */
const notesOf = ({ mediaFiles, logoFile }: Answers) => JSON.stringify([mediaFiles, logoFile]);

/** Keeps the files of an order when it is sent: its payment may be settled later, when the form has others. */
export const keepFiles = (attempt: string, answers: Answers, files: SketchFiles): void => {
  sent.push({ attempt, notes: notesOf(answers), files });
};

/** The files that were sent with an order, if this page has sent it. */
export const keptFiles = ({ id, answers }: SentOrder): SketchFiles | undefined =>
  sent.findLast(({ attempt, notes }) => (id === attempt || id.startsWith(`${attempt}-`)) && notes === notesOf(answers))
    ?.files;

const isPictureNote = (note: unknown) => isRecord(note) && String(note.type).startsWith('image/');

export const hasPictures = ({ mediaFiles, logoFile }: Answers): boolean =>
  [...(Array.isArray(mediaFiles) ? mediaFiles : []), logoFile].some(isPictureNote);
