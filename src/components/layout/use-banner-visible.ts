import { useSyncExternalStore } from 'react';
import { now } from '../../services/clock';
import { isBannerVisible, subscribeToBanner } from '../../services/site/banner';

const visibleNow = () => isBannerVisible(now());
const visibleAtFirst = () => true;

/**
 * Whether the trial banner is to be seen; true in the rendered HTML. The banner lies over the space above a page's first
 * line, so a page need not move for it; a case study's top padding follows it.
 */
export const useBannerVisible = (): boolean => useSyncExternalStore(subscribeToBanner, visibleNow, visibleAtFirst);
