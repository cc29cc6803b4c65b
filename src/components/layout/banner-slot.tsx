import { useEffect } from 'react';
import { useOnDemand } from '../../lib/use-on-demand';

const loadBanner = async () => (await import('./trial-banner')).TrialBanner;

/** Loads the trial banner lazily after hydration: only then is it known whether it is visible. */
export const BannerSlot = () => {
  const [TrialBanner, load] = useOnDemand(loadBanner);
  useEffect(() => void load(), [load]);
  return TrialBanner && <TrialBanner />;
};
