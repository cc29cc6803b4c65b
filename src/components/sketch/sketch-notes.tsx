import { drawnText, leftOutText, sketchControls, unseenText } from '../../content/flows/sketch-drawing';
import type { Sketch, SketchPage } from '../../sketch/types';

type Props = { sketch: Sketch; page: SketchPage; isForAdmin?: boolean };

export const SketchNotes = ({ sketch, page, isForAdmin = false }: Props) => {
  const lines = [
    drawnText(sketch, isForAdmin),
    sketch.pagesLeftOut.length > 0 && leftOutText(sketch.pagesLeftOut),
    sketch.notes.length > 0 && unseenText(sketch.notes),
    page.isCut && sketchControls.cut,
  ].filter((line) => line !== false);
  return (
    <ul className="wrap-anywhere text-sm">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
