/** The storage weather that the demo desk makes, as the notice of storage trouble hears of it. */
import { health, report } from '../../storage/health';
import type { Steering } from '../../storage/steering';

let isSimulated = false;

/** Tells the notice what the desk makes of storage, and takes it back once that is over. Real trouble stays. */
export const reportWeather = (weather: Steering['storage']): void => {
  if (weather === 'blocked') {
    isSimulated ||= !health.read().blocked;
    report({ blocked: true });
  } else if (isSimulated) {
    isSimulated = false;
    report({ blocked: false });
  }
  if (weather !== 'full') for (const area of ['local', 'session'] as const) report({ full: false, area });
};
