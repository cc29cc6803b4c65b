import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

const isFileField = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'file';

/** Takes files that are dropped on an element, or pasted while it has the focus. @returns whether files are over it */
export const useFileDrop = (zone: RefObject<HTMLElement | null>, take: (files: File[]) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const onTake = useEffectEvent(take);

  useEffect(() => {
    const isInside = (event: Event) => event.target instanceof Node && (zone.current?.contains(event.target) ?? false);
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      setIsOver(isInside(event));
      if (!event.dataTransfer || !isInside(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      setIsOver(false);
      if (!isInside(event)) return;
      event.preventDefault();
      onTake([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // In Chromium, a paste may be an event of what is selected. The focus decides, so that only one field takes the file.
      const active = document.activeElement;
      const place = isFileField(active) ? active : event.target;
      if (files.length === 0 || !(place instanceof Node) || !zone.current?.contains(place)) return;
      event.preventDefault();
      onTake(files);
    };
    const mounted = new AbortController();
    document.addEventListener('dragover', over, mounted);
    document.addEventListener('dragleave', leave, mounted);
    document.addEventListener('drop', drop, mounted);
    document.addEventListener('paste', paste, mounted);
    return () => mounted.abort();
  }, [zone]);
  return isOver;
};
