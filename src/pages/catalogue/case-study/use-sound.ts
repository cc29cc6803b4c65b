import { useCallback, useEffect, useState } from 'react';
import { isModified } from '../../../lib/keys';
import { rememberMute } from '../../../services/site/video-mute';
import { useStored } from '../../../storage/use-stored';
import { videoMute } from '../../../storage/visitor-keys';

/** Calls back at the next click or key press; a key that presses a button is a click. */
const atNextPress = (act: () => void) => {
  const onKey = (event: KeyboardEvent) => event.key !== 'Enter' && event.key !== ' ' && !isModified(event) && act();
  // Not in the capture phase, so that a button's own handler runs first.
  document.addEventListener('click', act);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('click', act);
    document.removeEventListener('keydown', onKey);
  };
};

/**
 * Whether a video is muted. The visitor's choice is stored for each video. If the browser refuses autoplay with sound, the
 * video is muted until the next click or key press on the page.
 */
export const useSound = (videoId: string) => {
  const stored = useStored(videoMute(videoId));
  // If the browser refuses to store the choice, it lasts as long as the page.
  const [unstored, setUnstored] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isMuted = isRefused || (unstored ?? stored);
  useEffect(() => (isRefused ? atNextPress(() => setRefused(false)) : undefined), [isRefused]);
  return {
    isMuted,
    toggle: () => setUnstored(rememberMute(videoId, !isMuted) ? null : !isMuted),
    /** To be called when the browser refused to play with sound. */
    refuse: useCallback(() => setRefused(true), []),
  };
};
