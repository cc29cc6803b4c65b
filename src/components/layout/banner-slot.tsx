import { useEffect } from 'react';
import { useOnDemand } from '../../lib/use-on-demand';

const loadBanner = async () => (await import('./trial-banner')).TrialBanner;

/** The trial banner, which only script can show, with its code once the page is hydrated. */
export const BannerSlot = () => {
  const [TrialBanner, load] = useOnDemand(loadBanner);
  useEffect(() => void load(), [load]);
  return TrialBanner && <TrialBanner />;
};
