import { useState, useSyncExternalStore } from 'react';
import { useOnDemand } from '../../hooks/use-on-demand';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { health } from '../../storage/health';
import { Button } from '../ui/button';

const loadBackup = async () => (await import('./save-backup')).startBackup;

const Line = ({ problem, children }: { problem: string; children: string }) => (
  <p className="on-bright bg-sun">
    <span className="page-grid block py-3">
      <strong>{problem}</strong> <span>{children}</span>
    </span>
  </p>
);

/** Says that browser storage is blocked or full, for as long as it is, and that saved data is damaged, until it is dismissed. */
export const StorageNotice = () => {
  const { blocked, full, damaged, notSetAside } = useSyncExternalStore(health.subscribe, health.read, health.initial);
  // The dismissed lists. `health` makes new ones when more keys are damaged, or after a reset: then the notice is shown again.
  const [dismissed, setDismissed] = useState<{ damaged: typeof damaged; notSetAside: typeof notSetAside } | null>(null);
  const isDismissed = damaged === dismissed?.damaged && notSetAside === dismissed.notSetAside;
  const showsDamage = damaged.length > 0 && !isDismissed;
  // Loaded with the notice, so that it is there when it is pressed. Few visitors ever see the notice.
  const [, load] = useOnDemand(loadBackup, showsDamage);
  const [message, setMessage] = useState('');
  const download = async () => {
    setMessage('');
    const save = await load();
    setMessage(save ? ` ${save()}.` : ' The download could not be loaded. Check your connection and try again.');
  };
  const kept = damaged.filter((name) => !notSetAside.includes(name));
  const dismiss = () => {
    setDismissed({ damaged, notSetAside });
    moveFocusWhenRemoved();
  };
  return (
    <div role="status" className="print:hidden">
      {blocked && (
        <Line problem="This browser blocks storage.">
          You can try everything, but it will be gone when you close or reload this tab.
        </Line>
      )}
      {full && (
        <Line problem="This browser’s storage is full.">
          Your last change was not saved. Nothing else was lost. Free up some space and try again.
        </Line>
      )}
      {showsDamage && (
        <div className="on-bright bg-sun">
          <div className="page-grid flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="grow basis-80">
              <strong>Some saved data could not be read.</strong> Everything readable is kept.
              {kept.length > 0 && <span>{` The original is set aside: ${kept.join(', ')}.`}</span>}
              {notSetAside.length > 0 && (
                <span>{` There was no room to set the original aside: ${notSetAside.join(', ')}.`}</span>
              )}
              {message && <span>{message}</span>}
            </p>
            <Button size="small" actsOnce onClick={download}>
              Download all data
            </Button>
            <Button size="small" onClick={dismiss}>
              Dismiss
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
