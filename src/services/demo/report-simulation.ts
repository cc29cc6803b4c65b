/** Reports the simulated state of the storage to the page's storage notice. */
import { health, reportHealth } from '../../storage/health';
import type { Steering } from '../../storage/steering';

let isSimulated = false;

/** Reports a simulated block, and the end of one or of a full storage. A storage that is really blocked stays reported. */
export const reportSimulation = (storage: Steering['storage']): void => {
  if (storage === 'blocked') {
    isSimulated ||= !health.read().blocked;
    reportHealth({ blocked: true });
  } else if (isSimulated) {
    isSimulated = false;
    reportHealth({ blocked: false });
  }
  if (storage !== 'full') for (const area of ['local', 'session'] as const) reportHealth({ full: false, area });
};
