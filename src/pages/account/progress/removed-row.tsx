import { Button } from '../../../components/ui/button';
import type { RemovedStep } from '../../../storage/schema';

export const removedId = (key: string): string => `removed-${encodeURIComponent(key)}`;

/** Stands in the place of what was removed, until the page is left. */
export const RemovedRow = ({ step: { key, title }, onUndo }: { step: RemovedStep; onUndo: () => void }) => (
  <li className="flex flex-wrap content-start items-center justify-between gap-x-6 gap-y-3 border-t py-4">
    <p id={removedId(key)} tabIndex={-1} className="wrap-anywhere max-w-measure">
      <span className="font-semibold">{title}</span> <span>removed.</span>
    </p>
    <Button size="small" aria-describedby={removedId(key)} onClick={onUndo}>
      Undo
    </Button>
  </li>
);
