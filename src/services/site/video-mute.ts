import { store } from '../../storage/store';
import { videoMute } from '../../storage/visitor-keys';

/**
 * Remembers whether one case study's video is muted.
 * @returns false when the browser refused to store it; the choice then lasts no longer than the page
 */
export const rememberMute = (videoId: string, isMuted: boolean): boolean => {
  try {
    store.write(videoMute(videoId), isMuted);
    return true;
  } catch {
    return false;
  }
};
