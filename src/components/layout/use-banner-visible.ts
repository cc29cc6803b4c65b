import { useSyncExternalStore } from 'react';
import { now } from '../../services/clock';
import { isBannerVisible, subscribeToBanner } from '../../services/site/banner';

const visibleNow = () => isBannerVisible(now());
const visibleAtFirst = () => true;

/**
 * Whether the trial banner is visible; true in prerendered HTML. The banner overlays the padding at the top of a page, so
 * that it causes no layout shift; only a case study changes its top padding with it.
 */
export const useBannerVisible = (): boolean => useSyncExternalStore(subscribeToBanner, visibleNow, visibleAtFirst);
