import { useEffect } from 'react';
import { useOnDemand } from '../../hooks/use-on-demand';
import { useStored } from '../../storage/use-stored';
import { demoStory } from '../../storage/visitor-keys';

const loadStrip = async () => (await import('./story-strip')).StoryStrip;

/** The story of `/demo` that walks along in this tab. Without one, its code is not loaded. */
export const StorySlot = () => {
  const id = useStored(demoStory);
  const [StoryStrip, load] = useOnDemand(loadStrip);
  useEffect(() => {
    if (id !== null) void load();
  }, [id, load]);
  return id !== null && StoryStrip && <StoryStrip id={id} />;
};
