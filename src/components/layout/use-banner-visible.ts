import { useSyncExternalStore } from 'react';
import { now } from '../../services/clock';
import { type BannerMessage, bannerMessage, isBannerVisible, subscribeToBanner } from '../../services/trial/banner';

const visibleNow = () => isBannerVisible(now());
const visibleAtFirst = () => true;

/** Whether the trial banner is visible; true in prerendered HTML. Only a case study changes its top padding with it. */
export const useBannerVisible = (): boolean => useSyncExternalStore(subscribeToBanner, visibleNow, visibleAtFirst);

const messageNow = () => bannerMessage(now());
const messageAtFirst = () => null;

/** What the banner says; null if it is not shown, and in prerendered HTML. */
export const useBannerMessage = (): BannerMessage | null =>
  useSyncExternalStore(subscribeToBanner, messageNow, messageAtFirst);
