import { store } from '../../storage/store';
import { videoMute } from '../../storage/visitor-keys';

/**
 * Stores whether the video of a case study is muted.
 * @returns false if the browser refused to store it
 */
export const rememberMute = (videoId: string, isMuted: boolean): boolean => {
  try {
    store.write(videoMute(videoId), isMuted);
    return true;
  } catch {
    return false;
  }
};
