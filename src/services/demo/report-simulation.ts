/** Reports simulated storage failures to `storage/health.ts`, for the page's storage notice. */
import { health, reportHealth } from '../../storage/health';
import type { Steering } from '../../storage/steering';

let isSimulated = false;

/**
 * Reports that simulated blocked storage begins or ends, and that simulated full storage ends. The first failed write reports
 * that storage is full. Storage that is really blocked stays reported as blocked.
 */
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
