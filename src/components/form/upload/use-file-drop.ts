import { type DragEvent, type RefObject, useState } from 'react';
import { useListener } from '../../../hooks/use-listener';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

const isFileField = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'file';

/** Takes files that are dropped on an element, or pasted while it has the focus. @returns whether files are over it, and its handlers */
export const useFileDrop = (zone: RefObject<HTMLElement | null>, take: (files: File[]) => void) => {
  const [isOver, setIsOver] = useState(false);

  useListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // In Chromium, a paste may be an event of what is selected. The focus decides, so that only one field takes the file.
    const active = document.activeElement;
    const place = isFileField(active) ? active : event.target;
    if (files.length === 0 || !(place instanceof Node) || !zone.current?.contains(place)) return;
    event.preventDefault();
    take(files);
  });

  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setIsOver(true);
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      setIsOver(false);
      event.preventDefault();
      take([...event.dataTransfer.files]);
    },
  };
  return [isOver, handlers] as const;
};
