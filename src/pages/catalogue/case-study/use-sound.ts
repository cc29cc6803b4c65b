import { useCallback, useEffect, useState } from 'react';
import { rememberMute } from '../../../services/site/video-mute';
import { useStored } from '../../../storage/use-stored';
import { videoMute } from '../../../storage/visitor-keys';

/** Calls back at the visitor's next press; those of keys that press a button come as clicks. */
const atNextPress = (act: () => void) => {
  const onKey = ({ key }: KeyboardEvent) => key !== 'Enter' && key !== ' ' && act();
  // Not in capture: a button's own answer comes first.
  document.addEventListener('click', act);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('click', act);
    document.removeEventListener('keydown', onKey);
  };
};

/**
 * Whether one film is muted: until the visitor says otherwise, which is kept for each film on its own, and for as long as
 * the browser refuses sound, which it does until the visitor has pressed something on the page.
 */
export const useSound = (videoId: string) => {
  const stored = useStored(videoMute(videoId));
  // Where the browser refuses to store the choice, it lasts as long as the page.
  const [unstored, setUnstored] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isMuted = isRefused || (unstored ?? stored);
  useEffect(() => (isRefused ? atNextPress(() => setRefused(false)) : undefined), [isRefused]);
  return {
    isMuted,
    toggle: () => setUnstored(rememberMute(videoId, !isMuted) ? null : !isMuted),
    /** To be told that the browser refused sound. */
    refuse: useCallback(() => setRefused(true), []),
  };
};
