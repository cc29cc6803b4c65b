import { draftControls, drawnText, leftOutText, unseenText } from '../../content/flows/first-draft-drawing';
import type { Draft, DraftPage } from '../../first-draft/types';

/** What is in the draft, and what the drawing does not show. */
export const DraftNotes = ({ draft, page }: { draft: Draft; page: DraftPage }) => {
  const lines = [
    drawnText(draft),
    draft.pagesLeftOut.length > 0 && leftOutText(draft.pagesLeftOut),
    draft.notes.length > 0 && unseenText(draft.notes),
    page.isCut && draftControls.cut,
  ].filter((line) => line !== false);
  return (
    <ul className="wrap-anywhere text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
